"""A simulator of the table server: whole evenings from one seed, on a simulated clock, bus and store."""
