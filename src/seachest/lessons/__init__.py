"""The first game of somebody new: for each game a deal, the moves that are made with it, and what the guide says.

A module a game; its `LESSON` is data, and the rules decide what comes of it.
"""
