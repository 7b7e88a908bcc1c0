"""ftlmerge.py BASE OURS THEIRS: merges all .ftl by entry and attribute into the working tree; prints what both changed."""
import subprocess,sys,re
base,ours,theirs=sys.argv[1:4]
def show(rev,p):
    r=subprocess.run(['git','show',f'{rev}:{p}'],capture_output=True,text=True); return r.stdout if r.returncode==0 else ''
ENTRY=re.compile(r'^(?=-?[a-zA-Z][\w-]* *=)',re.M)
ATTR=re.compile(r'^(?= +\.[\w-]+ *=)',re.M)
def parse(t):
    """list of (name, chunktext) with leading comments glued to previous chunk."""
    out=[]
    for chunk in ENTRY.split(t):
        if not chunk: continue
        if '=' not in chunk.partition('\n')[0] or chunk.startswith('#'): out.append(('#'+str(len(out)),chunk)); continue
        parts=ATTR.split(chunk); name=parts[0].partition('=')[0].strip()
        out.append((name,parts[0]))
        for a in parts[1:]: out.append((name+'.'+re.match(r' +\.([\w-]+)',a)[1],a))
    return out
files=subprocess.run(['git','ls-tree','-r','--name-only',ours,'bot/locales'],capture_output=True,text=True).stdout.split()
both=[]
for p in files:
    if not p.endswith('.ftl'): continue
    B=dict(parse(show(base,p))); Ol=parse(show(ours,p)); T=dict(parse(show(theirs,p)))
    O=dict(Ol); out=[]
    # entries' trailing blank/comment lines belong to the chunk: compare the words alone
    key=lambda s: re.sub(r'\n(#.*)?(?=\n|$)','',s.rstrip()) if s is not None else None
    for k,v in Ol:
        if k.startswith('#'): out.append(v); continue
        b,t=B.get(k),T.get(k)
        if b is None and t is not None: both.append((p,k,'new in both')); out.append(v); continue
        if b is None or t is None: out.append(v); continue
        if key(v)==key(b): out.append(t)
        elif key(t)==key(b): out.append(v)
        else: both.append((p,k,v.strip(),t.strip(),b.strip())); out.append(v)
    # new in theirs
    for k,t in T.items():
        if k not in B and k not in O and not k.startswith('#'): out.append(t if t.endswith('\n') else t+'\n')
    open(p,'w').write(''.join(out))
for x in both: print('=====',x[0],x[1]); [print(('OURS ','THEIRS ','BASE ')[i]+y) for i,y in enumerate(x[2:])]
print(len(both))
