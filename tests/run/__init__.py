"""A run of the tests as a whole: its home folder, the signals its programs hear, the processes it must not leave."""
