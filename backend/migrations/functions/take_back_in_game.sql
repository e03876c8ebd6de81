-- Takes back a stake or a win of a game, once. Of a win, what the player does not have any more is a debt and
-- never a negative balance. A target that is not here is noted, so that it is refused should it come late.
-- A round that has nothing left is closed. A free round that is taken back can be played again. Outcomes: done; those of repeated_in_game; target-unknown.
CREATE OR REPLACE FUNCTION take_back_in_game(request jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  held account;
  target record;
  played record;
  missing bigint := 0;
  written bigint;
  kept bigint;
  answer jsonb;
  moment timestamptz;
BEGIN
  SELECT * INTO asked FROM jsonb_to_record(request) AS (
    provider text, transaction text, digest text, account bigint, target text, closes boolean, at bigint);
  moment := to_timestamp(asked.at / 1000.0);
  SELECT * INTO STRICT held FROM account WHERE id = asked.account AND kind = 'player' FOR NO KEY UPDATE;
  answer := repeated_in_game(asked.provider, asked.transaction, asked.digest);
  IF answer IS NOT NULL THEN
    RETURN answer;
  END IF;
  SELECT * INTO target FROM game_transaction
    WHERE provider = asked.provider AND external_id = asked.target;
  IF NOT FOUND THEN
    INSERT INTO game_transaction (provider, external_id, kind, account_id, digest, at)
      VALUES (asked.provider, asked.target, 'never', held.id, '', moment);
  END IF;
  IF target.id IS NULL OR target.account_id <> held.id OR target.kind NOT IN ('stake', 'win') THEN
    RETURN jsonb_build_object('outcome', 'target-unknown', 'balance', held.balance);
  ELSIF target.taken_back_at IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'done', 'balance', held.balance);
  END IF;
  SELECT * INTO STRICT played FROM game_round WHERE id = target.round_id;
  IF target.kind = 'win' THEN
    missing := greatest(0, target.amount - held.balance);
  END IF;
  UPDATE game_transaction SET taken_back_at = moment WHERE id = target.id;
  UPDATE game_round SET
      staked = staked - CASE target.kind WHEN 'stake' THEN target.amount ELSE 0 END,
      won = won - CASE target.kind WHEN 'win' THEN target.amount ELSE 0 END
    WHERE id = played.id;
  kept := held.balance + CASE target.kind WHEN 'stake' THEN target.amount ELSE missing - target.amount END;
  INSERT INTO game_transaction (provider, external_id, kind, account_id, round_id, target_id, amount, owed,
      is_late, digest, balance_after, at)
    VALUES (asked.provider, asked.transaction, 'taken-back', held.id, played.id, target.id, target.amount,
      missing, played.closed_at IS NOT NULL, asked.digest, kept, moment)
    RETURNING id INTO written;
  IF target.kind = 'stake' THEN
    IF played.reward IS NOT NULL THEN
      UPDATE free_round_grant SET used = used - 1 WHERE reward = played.reward;
    END IF;
    PERFORM move_game_money(held, 'game-stake-returned', 'game', written::text, moment, target.amount,
      CASE WHEN played.closed_at IS NULL THEN -target.amount ELSE 0 END, 0);
  ELSE
    PERFORM move_game_money(held,
      CASE WHEN played.reward IS NULL THEN 'game-win-returned' ELSE 'free-round-win-returned' END,
      'game', written::text, moment, missing - target.amount, 0, -missing);
  END IF;
  IF asked.closes OR NOT EXISTS (SELECT FROM game_transaction WHERE round_id = played.id
      AND kind IN ('stake', 'win') AND taken_back_at IS NULL) THEN
    PERFORM close_game_round(held, played.id, moment);
  END IF;
  RETURN jsonb_build_object('outcome', 'done', 'balance', kept);
END $$;
