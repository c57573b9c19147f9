"""What bots learn from playing: recorded procedures that find the weights of a game's bots again."""
