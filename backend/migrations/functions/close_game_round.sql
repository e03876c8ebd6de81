-- Closes a round: what was staked in it goes from the open rounds to the games' result. A closed one is left as
-- it is.
CREATE OR REPLACE FUNCTION close_game_round(held account, round bigint, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  closed record;
BEGIN
  UPDATE game_round SET closed_at = moment, closings = closings + 1
    WHERE id = round AND closed_at IS NULL RETURNING * INTO closed;
  IF FOUND THEN
    PERFORM move_game_money(held, 'game-round-closed', 'game-round', round || ':' || closed.closings,
      moment, 0, -closed.staked, 0);
  END IF;
END $$;
