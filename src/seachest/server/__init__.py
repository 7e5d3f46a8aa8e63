"""The web service: tables for friends, on one machine or many."""
