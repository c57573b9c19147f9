"""The kernel: an agenda of immutable steps over one mutable table. It does no I/O and reads no clock."""
