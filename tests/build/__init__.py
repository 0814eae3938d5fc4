"""The package as it is built and installed on another machine."""
