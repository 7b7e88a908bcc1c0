import re,sys,glob
EN={r"\b[Ww]hoever\b":"who",r"\bstands?\b(?! up)":"is",r"\bgo(?:es)? on\b":"continue",r"\bby (?:it|them)self\b|\bby themselves\b":"automatically",r"\banew\b":"again",r"\bmeanwhile\b":"",r"\b(?:no|any) ?more\b[.!\"]":"no longer",r"\b[Tt]his is no\b":"",r"\b[Nn]ote that\b":"",r"\b(?:take|takes|taken|took|taking) (?:\w+ )?back\b":"undo",r"\bheld\b|\bholds?\b":"paused",r"\bmend(?:s|ed)?\b":"fix",r"\bthe house\b(?! rule)":"bot",r"\bby post\b":"async",r"\bin vain\b":"",r"\bfor want of\b":"",r"\bdear(?:er|est)?\b":"costly",r"\b[Ss]omebody|\b[Aa]nybody|\b[Ee]verybody":"someone",r"\b[Nn]obody\b":"no one",r"colour|centre|neighbour|favour|harbour|honour|penalis|organis|recognis|cancell(?:ed|ing)|grey":"American",r"[“”‘’]":"straight"}
n=0
for p in sorted(glob.glob('bot/locales/en/**/*.ftl',recursive=True)):
    for i,l in enumerate(open(p),1):
        if l.startswith('#'): continue
        t=l.partition('=')[2] if re.match(r'^ *\.?[\w.-]+ =',l) else l
        for k in EN:
            if re.search(k,t): 
                n+=1; print(p.split('/en/')[1],i,re.search(k,t)[0],'|',t.strip()[:110])
print(n)
