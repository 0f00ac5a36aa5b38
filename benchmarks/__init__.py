"""Speed beside other projects, all in one run on one machine; what counts is the ratio, never a time."""
