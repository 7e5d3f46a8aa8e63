"""The commands of `seachest`, a module each."""
