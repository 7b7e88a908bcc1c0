"""Teams of an event: founded, joined, left; whoever plays for one."""
