"""What client and server say to each other: the types of all messages, and nothing else."""
