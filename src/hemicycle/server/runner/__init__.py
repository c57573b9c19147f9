"""What keeps rooms going: one runner for each open room, leases, the bus, timers and the bots' workers."""
