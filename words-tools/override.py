"""Replaces entries in the working tree's .ftl by those of /tmp/scr/overrides_<lang>.ftl."""
import re,glob
ENTRY=re.compile(r'^(?=[a-zA-Z][\w.-]* *=)',re.M)
for lang in('en','ja'):
    want={}
    for c in ENTRY.split(open(f'/tmp/scr/overrides_{lang}.ftl').read()):
        if '=' in c: want[c.partition('=')[0].strip()]=c.rstrip('\n')
    for p in glob.glob(f'bot/locales/{lang}/**/*.ftl',recursive=True):
        s=open(p).read(); o=s
        for k,c in list(want.items()):
            name,_,attr=k.partition('.')
            m=re.search(rf'^{re.escape(name)} *=.*?(?=^[a-zA-Z#-]|\Z)',s,re.M|re.S)
            if not m: continue
            chunk=m[0]
            if attr: new=re.sub(rf'^ +\.{attr} = .*?(?=^ +\.|\Z|^$)',lambda _: '    .'+attr+' ='+c.partition('=')[2]+'\n',chunk,flags=re.M|re.S)
            else:
                keep=re.search(r'^ +\.[\w-]+ *=.*',chunk,re.M|re.S); tail=keep[0] if keep else '\n'*(len(chunk)-len(chunk.rstrip('\n'))-1)
                new=c+'\n'+tail
            s=s[:m.start()]+new+s[m.end():]; del want[k]
        if s!=o: open(p,'w').write(s)
    print(lang,'left',list(want))
