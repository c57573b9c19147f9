"""For those who run the server: the command line, copies, exports, metrics and logs."""
