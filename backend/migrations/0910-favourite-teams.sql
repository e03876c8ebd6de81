-- Teams and players are starred as well.
ALTER TABLE player_favourite
  DROP CONSTRAINT player_favourite_kind_check,
  ADD CONSTRAINT player_favourite_kind_check CHECK (kind IN ('event', 'market', 'champ', 'team'));
