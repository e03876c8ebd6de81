-- How a player is asked to verify who they are, by the type numbers of the user configuration.
ALTER TABLE player_status
  ADD COLUMN verification_types smallint[] NOT NULL DEFAULT '{}';
