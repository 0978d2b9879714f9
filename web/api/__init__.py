"""What scripts may rely on: the requests of the contract, each answered with one JSON document."""
