"""Records which text each compared literal comes from."""
import json, os, atexit
OUT={}   # output -> (lang,key,params)
REC={}
_installed=False
def install():
    global _installed
    if _installed: return
    _installed=True
    import bot.i18n as i
    orig=i._worded
    def worded(language,key,params):
        out=orig(language,key,params)
        OUT.pop(out,None); OUT[out]=(language,key,params)
        if len(OUT)>20000:
            for k in list(OUT)[:8000]: del OUT[k]
        return out
    worded.cache_clear=orig.cache_clear; worded.cache_info=orig.cache_info
    i._worded=worded
    global dump
    def dump():
        w=os.environ.get('PYTEST_XDIST_WORKER','m')
        with open(f'/tmp/scr/rec/out-{w}-{os.getpid()}.json','w') as f: json.dump(list(REC.values()),f,default=str)
    atexit.register(dump)
def _strs(x):
    if isinstance(x,str): return [x]
    if isinstance(x,(list,tuple,set,dict)): return [y for y in x if isinstance(y,str)]
    return []
def find(lit,actual):
    best=None
    for out,(lang,key,params) in reversed(list(OUT.items())):
        if lit in out and (actual is None or any(out in a for a in actual)):
            if best is None or len(out)<len(best[0]): best=(out,lang,key,params)
    return best
def cmp(id,op,lit,actual,parts=()):
    if op=='in': r=lit in actual
    elif op=='notin': r=lit not in actual
    elif op=='eq': r=actual==lit
    else: r=actual!=lit
    try: note(id,op,lit,actual,parts)
    except Exception as e: REC[id]=dict(id=id,op=op,lit=lit,why='error '+repr(e))
    return r
def note(id,op,lit,actual,parts):
    if not isinstance(lit,str): REC[id]=dict(id=id,op=op,lit=repr(lit),why='lit'); return
    if ' ' not in lit and lit.isascii() and lit.islower(): return
    if id in REC and 'key' in REC[id] and REC[id].get('n',0)>3: return
    a=_strs(actual)
    kind='str' if isinstance(actual,str) else 'list'
    pos=op in('in','eq')
    best=find(lit,a if pos else None)
    was=REC.get(id)
    if best is None:
        if was is None or 'key' not in was: REC.setdefault(id,dict(id=id,op=op,lit=lit,why='none',kind=kind,actual=[x[:600] for x in a][:3]))
        return
    out,lang,key,params=best
    rec=dict(id=id,op=op,lit=lit,kind=kind,key=key,lang=lang,params=[[k,(v if isinstance(v,(int,float)) and not isinstance(v,bool) else str(v)),type(v).__name__] for k,v in params],out=out,parts=[str(p) for p in parts],whole=lit==out,
      nested={k:list(OUT[str(v).replace('\ue000','')][1:2]) for k,v in params if isinstance(v,str) and v.replace('\ue000','') in OUT})
    if was and was.get('key') not in (None,key): rec['amb']=was['key']
    if was and 'amb' in was: rec['amb']=was['amb']
    rec['n']=(was or {}).get('n',0)+1
    REC[id]=rec
