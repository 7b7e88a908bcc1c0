
N=0
def pytest_configure(config):
    import guildrec; guildrec.install()
def pytest_runtest_logfinish(nodeid, location):
    pass
def pytest_runtest_teardown(item):
    global N
    N+=1
    if N%15==0:
        import guildrec; guildrec.dump()
def pytest_sessionfinish(session):
    import guildrec; guildrec.dump()
