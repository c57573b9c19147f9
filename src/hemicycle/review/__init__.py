"""Game review: how a recorded game went, where it turned, what luck did, and what each seat could have done better."""
