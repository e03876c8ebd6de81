-- A limit of an amount is taken away as it is raised: by a pending change, here to −1.
ALTER TABLE player_limit DROP CONSTRAINT player_limit_value_check;
ALTER TABLE player_limit ADD CONSTRAINT player_limit_value_check CHECK (
  value > 0 OR (limit_type BETWEEN 1 AND 22 AND value = -1) OR (limit_type = 31 AND value = -1)
  OR (limit_type = 32 AND value = 0)
);
