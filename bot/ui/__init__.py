"""What all cogs show: replies, buttons, forms, pages, posts and pictures."""
