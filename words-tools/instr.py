"""Instruments comparisons with texts: python instr.py FILES (in place)."""
import ast,sys
def seg(src,n,lines,offs):
    return offs[n.lineno-1]+len(lines[n.lineno-1].encode()[:n.col_offset].decode()), offs[n.end_lineno-1]+len(lines[n.end_lineno-1].encode()[:n.end_col_offset].decode())
OPS={ast.In:'in',ast.NotIn:'notin',ast.Eq:'eq',ast.NotEq:'ne'}
def interesting(n):
    if isinstance(n,ast.Constant): return isinstance(n.value,str) and any(c.isalpha() for c in n.value)
    if isinstance(n,ast.JoinedStr): return any(isinstance(v,ast.Constant) and any(c.isalpha() for c in v.value) for v in n.values)
    return False
def targets(src):
    lines=src.splitlines(keepends=True); offs=[0]
    for l in lines: offs.append(offs[-1]+len(l))
    t=ast.parse(src); out=[]
    for n in ast.walk(t):
        if isinstance(n,ast.Compare) and len(n.ops)==1 and type(n.ops[0]) in OPS:
            l,r=n.left,n.comparators[0]; op=OPS[type(n.ops[0])]
            if interesting(l) and op in('in','notin'): lit,act=l,r
            elif interesting(r) and op in('eq','ne'): lit,act=r,l
            elif interesting(l) and op in('eq','ne'): lit,act=l,r
            else: continue
            out.append((n,op,lit,act,seg(src,n,lines,offs),seg(src,lit,lines,offs),seg(src,act,lines,offs)))
    return out
def parts_of(src,lit):
    if not isinstance(lit,ast.JoinedStr): return []
    return [ast.unparse(v.value) for v in lit.values if isinstance(v,ast.FormattedValue) and not any(isinstance(x,(ast.Await,ast.NamedExpr)) for x in ast.walk(v.value))]
def main():
    for p in sys.argv[1:]:
        src=open(p).read(); ts=targets(src)
        ts=[x for x in ts if not any(x is not y and y[4][0]<=x[4][0] and x[4][1]<=y[4][1] for y in ts)]
        if not ts: continue
        for n,op,lit,act,s,ls,as_ in sorted(ts,key=lambda x:-x[4][0]):
            parts=','.join(parts_of(src,lit))
            new=f'__import__("guildrec").cmp({p+":"+str(n.lineno)+":"+str(n.col_offset)!r},{op!r},({src[ls[0]:ls[1]]}),({src[as_[0]:as_[1]]}),({parts}{"," if parts else ""}))'
            src=src[:s[0]]+new+src[s[1]:]
        ast.parse(src)
        open(p,'w').write(src)
if __name__=='__main__': main()
