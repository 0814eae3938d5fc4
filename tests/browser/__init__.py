"""What a person does and sees, in a real Chromium in front of a real server."""
