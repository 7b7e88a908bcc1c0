import re,sys
sys.path.insert(0,'.')
from tests.architecture.test_locales import messages
from fluent.syntax import ast
LONG={'event':'Spring Championship','player':'Yamamoto Haruka','name':'Yamamoto Haruka','place':'round 2, table 13','round':'12','table':'127'}
def render(p):
    out=''
    for e in p.elements:
        if isinstance(e,ast.TextElement): out+=e.value
        else: out+=rx(e.expression)
    return out
def rx(x):
    if isinstance(x,ast.VariableReference): return LONG.get(x.id.name,'12')
    if isinstance(x,ast.SelectExpression): return max((render(v.value) for v in x.variants),key=len)
    if isinstance(x,ast.Placeable): return rx(x.expression)
    if isinstance(x,ast.MessageReference): return 'Message'
    if isinstance(x,ast.StringLiteral): return x.parse()['value']
    return '12'
for lang,lim in(('en',{'refusal-':120,'button-':20,'choice-':40,'.description':60,'-description':60,'audit-':80,'notice-':250}),('ja',{'refusal-':60,'button-':10,'choice-':18,'.description':30,'-description':30,'audit-':40,'notice-':120})):
    n={};over={}
    for k,m in messages(lang).items():
        for name,pat in [(k,m.value),*[(k+'.'+a.id.name,a.value) for a in m.attributes]]:
            if pat is None: continue
            for p,l in lim.items():
                if (name.endswith(p) if p[0] in'.-' else name.startswith(p)):
                    n[p]=n.get(p,0)+1; t=render(pat)
                    if len(t)>l: over.setdefault(p,[]).append((len(t),name))
    print(lang,{p:(n[p],len(over.get(p,[]))) for p in n})
ms=messages('en'); r=[(k,render(m.value)) for k,m in ms.items() if k.startswith('refusal-') and m.value]
ROLE=re.compile(r'`/|organi[sz]er|judge|operator|host|admin|opponent|\*\*|"|press|moderator|choose|pick|select|type|enter|write|send|wait|try|use|ask|give|set|open|start|take|name|say|play|add|remove',re.I)
bad=[x for x in r if not ROLE.search(x[1])]
print(len(r),len(bad)); 
for b in bad[:25]: print(b)
