-- Closes a round of a provider, which moves nothing of the player's. Outcomes: done, also for a closed one;
-- target-unknown.
CREATE OR REPLACE FUNCTION end_game_round(
  game_provider text, paying bigint, round text, moment timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held account;
  played bigint;
BEGIN
  SELECT * INTO STRICT held FROM account WHERE id = paying AND kind = 'player' FOR NO KEY UPDATE;
  SELECT id INTO played FROM game_round
    WHERE provider = game_provider AND account_id = paying AND external_id = round;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('outcome', 'target-unknown', 'balance', held.balance);
  END IF;
  PERFORM close_game_round(held, played, moment);
  RETURN jsonb_build_object('outcome', 'done', 'balance', held.balance);
END $$;
