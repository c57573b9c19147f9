"""What travels: requests of clients, news of the server, the bodies both are made of, and refusals."""
