"""What players and watchers of a game played by post see: panels, log, lobby, answers."""
