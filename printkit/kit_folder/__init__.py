"""The folder that holds a kit: whose it is, what lies in it, and how it changes in one step."""
