"""What several machines need: leases in the database, links between the nodes over NATS, bots that think elsewhere."""
