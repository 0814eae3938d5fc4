"""The command as a person runs it: the installed `tatami`, in a process of its own or in a terminal."""
