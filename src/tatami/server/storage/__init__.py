"""What is on disk: tables as documents, matches as the lines of their records."""
