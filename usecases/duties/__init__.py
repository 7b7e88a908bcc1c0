"""What is due to be told: each kind reads rows and yields its messages; none writes, and none knows another one."""
