-- A player's bets of a period, in the order in which the history shows them.
CREATE INDEX bet_history ON bet (player_id, placed_at DESC, id DESC);
