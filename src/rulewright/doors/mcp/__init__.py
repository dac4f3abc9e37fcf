"""A seat for language models: games, rules and tables as tools of the Model Context Protocol.

A seat receives its own view and nothing else. Every answer is bounded (`text.MOST` characters), and long lists are paged.
"""
