"""textsize.py FILES: characters of text now and at 945cec80."""
import subprocess,sys,re
def size(t): 
    c=0
    for l in t.splitlines():
        if l.startswith('#'): continue
        m=re.match(r'^( *\.?-?[\w.-]+ *= ?)(.*)',l)
        c+=len((m.group(2) if m else l).strip())
    return c
tot={}
for p in sys.argv[1:]:
    b=size(subprocess.run(['git','show',f'945cec80:{p}'],capture_output=True,text=True).stdout); n=size(open(p).read())
    k='ja' if '/ja/' in p else 'en'; t=tot.setdefault(k,[0,0]); t[0]+=b; t[1]+=n
    print(p,b,'->',n,f'{(n-b)/max(b,1):+.0%}')
for k,(b,n) in tot.items(): print('total',k,b,'->',n,f'{(n-b)/max(b,1):+.0%}')
