"""What is written for people: held to the files and commands it speaks of."""
