"""What the outbox worker reads and notes: posts to refresh, notices to send."""
