-- When a player last did something in a sign-in, as far as its pages have said (product.txt §4.5).
ALTER TABLE player_session ADD COLUMN last_active_at timestamptz;
