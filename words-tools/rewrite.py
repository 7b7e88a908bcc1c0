import keyword,ast,json,glob,sys,re,os,collections
sys.path.insert(0,'/tmp/scr/rec'); sys.path.insert(0,os.getcwd())
from instr import targets, parts_of
from tests.support.wording import _entries
recs={}
for f in glob.glob('/tmp/scr/rec/out-*.json'):
    for r in json.load(open(f)):
        old=recs.get(r['id'])
        if old and 'key' in old and 'key' in r and old['key']!=r['key']: old['amb']=r['key']
        elif not (old and 'key' in old): recs[r['id']]=r
def simple(key,lang):
    e=_entries(lang).get(key)
    return e and e.value and all(isinstance(x,__import__('fluent.syntax.ast').syntax.ast.TextElement) for x in e.value.elements)
stat=collections.Counter(); left=[]
def params_of(r,lit,src):
    args=[]; names=set()
    parts=dict(zip(r['parts'],parts_of(src,lit)))
    ps={k:(v,t) for k,v,t in r['params']}
    place=str(ps.get('place',('',''))[0]).replace('\ue000','')
    want=set()
    if place and place.lower() in r['lit'].lower():
        if 'table' in ps and 'phase' in ps and 'nth' in ps: want={'table','phase','nth'}
        elif 'table' in ps and 'round' in ps: want={'table','round'}
    for k,(v,t) in ps.items():
        if k=='place' and want: continue
        if not re.fullmatch(r'[a-z_][a-z_0-9]*',k) or k in('language','key','said') or keyword.iskeyword(k): continue
        sv=str(v).replace('\ue000','')
        if k in want or (sv and re.search(r'(?<!\w)'+re.escape(sv)+r'(?!\w)',r['lit'])):
            if k in r['nested']:
                nk=r['nested'][k][0]
                if '.' not in nk and simple(nk,r['lang']): args.append(f'{k}=worded({nk!r}'+(f', language="ja"' if r['lang']=='ja' else '')+')')
                continue
            if sv in parts: args.append(f'{k}=str({parts[sv]})' if False else f'{k}={parts[sv]}')
            elif t in('int','float'): args.append(f'{k}={v}')
            else: args.append(f'{k}={sv!r}')
    return args
for p in sys.argv[1:]:
    src=open(p).read(); edits=[]; used=set()
    ts=targets(src)
    ts=[x for x in ts if not any(x is not y and y[4][0]<=x[4][0] and x[4][1]<=y[4][1] for y in ts)]
    for n,op,lit,act,s,ls,as_ in ts:
        r=recs.get(f'{p}:{n.lineno}:{n.col_offset}')
        if not r: stat['not run']+=1; left.append((p,n.lineno,'not run',src[ls[0]:ls[1]])); continue
        if 'key' not in r: stat[r['why'][:5]]+=1; (left.append((p,n.lineno,r['why'],r['lit'],r.get('actual'))) if ' ' in r['lit'] else None); continue
        if r['key'].startswith(('cmd-','web-')) and not p.startswith('tests/web'): stat['cmd']+=1; left.append((p,n.lineno,'cmd',r['lit'],r['key'])); continue
        if 'amb' in r: stat['amb']+=1; left.append((p,n.lineno,'amb',r['lit'],r['key'],r['amb'])); continue
        A=src[as_[0]:as_[1]]
        args=params_of(r,lit,src)
        if r['lang'] not in('en','ja'): stat['lang']+=1; continue
        if r['lang']=='ja': args=['language="ja"',*args]
        key='"'+r['key']+'"'
        call=', '.join([key,*args])
        e=_entries(r['lang']).get(r['key'].partition('.')[0])
        # a literal that is wholly data is left alone
        if any(str(v).replace('\ue000','')and r['lit'] in str(v) for k,v,t in r['params']): stat['data']+=1; continue
        if r['kind']=='str' and op in('in','notin'):
            new=('not ' if op=='notin' else '')+f'says({A}, {call})'; used.add('says')
        elif r['kind']=='str' and r['whole'] and op in('eq','ne'):
            new=f'{A} {"==" if op=="eq" else "!="} worded({call})'; used.add('worded')
        elif r['kind']=='list' and r['whole'] and op in('in','notin'):
            new=f'worded({call}) {"in" if op=="in" else "not in"} {A}'; used.add('worded')
        else: stat['form']+=1; left.append((p,n.lineno,'form',r['lit'],r['key'],op,r['kind'])); continue
        if 'worded(' in call: used.add('worded')
        stat['done']+=1; edits.append((s,new))
    for s,new in sorted(edits,key=lambda x:-x[0][0]): src=src[:s[0]]+new+src[s[1]:]
    if edits:
        lines=src.split('\n'); t=ast.parse(src)
        last=max(x.end_lineno for x in t.body if isinstance(x,(ast.Import,ast.ImportFrom)))
        lines.insert(last,f'from tests.support.wording import {", ".join(sorted(used))}')
        open(p,'w').write('\n'.join(lines))
print(stat)
json.dump(left,open('/tmp/scr/rec/left.json','w'),ensure_ascii=False,indent=0)
