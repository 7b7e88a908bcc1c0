"""samekeys.py FILES: keys, attributes and parameters beside those at 945cec80; syntax errors."""
import subprocess,sys,re
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
class V(Visitor):
    def __init__(s): s.v=set()
    def visit_VariableReference(s,n): s.v.add(n.id.name)
def read(t):
    out={}
    for e in FluentParser(with_spans=False).parse(t).body:
        if isinstance(e,ast.Junk): print('JUNK',e.content[:100]); continue
        if not isinstance(e,(ast.Message,ast.Term)): continue
        for name,pat in [(e.id.name,e.value),*[(e.id.name+'.'+a.id.name,a.value) for a in e.attributes]]:
            if pat is None: continue
            v=V(); v.visit(pat); out[name]=v.v
    return out
for p in sys.argv[1:]:
    b=read(subprocess.run(['git','show',f'945cec80:{p}'],capture_output=True,text=True).stdout); n=read(open(p).read())
    for k in b.keys()|n.keys():
        if k not in n: print(p,'LOST',k)
        elif k not in b: print(p,'NEW',k)
        elif b[k]!=n[k]: print(p,k,'params',sorted(b[k]),'->',sorted(n[k]))
