"""What people have played, and with whom: results, logbooks, leaderboards, friends, invitations."""
