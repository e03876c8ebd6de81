-- Who gives a bonus names it for a player: another player's gift may have the same name.
ALTER TABLE bonus DROP CONSTRAINT bonus_reference_key,
  ADD CONSTRAINT bonus_reference UNIQUE (player_id, reference);
