-- Takes a stake into a round, which is opened with its first one. Outcomes: done; those of repeated_in_game;
-- guarded: `bet_needs_check` is true and `checked` does not say that the check was made under the player's
-- lock; too-soon: the round would begin within `least_cycle` ms of the begin of another one of the player in the
-- same game, with whatever account; above-most: the stakes of the round would be more than `most` together;
-- insufficient; round-closed; of a free round, which debits nothing, also free-round-unknown: there is no such grant of
-- the player for this game and currency; stake-wrong: its rounds are for another stake; free-round-expired: also one
-- that was withdrawn; free-rounds-used: there is none left of it.
CREATE OR REPLACE FUNCTION stake_in_game(request jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  held account;
  kept bigint;
  played record;
  written bigint;
  answer jsonb;
  granted record;
  -- What is debited, and what bounds of stakes are held against.
  cost bigint;
  worth bigint;
BEGIN
  SELECT * INTO asked FROM jsonb_to_record(request) AS (
    provider text, transaction text, digest text, account bigint, game text, round text, amount bigint,
    reward text, closes boolean, checked boolean, least_cycle bigint, most bigint,
    at bigint);
  cost := CASE WHEN asked.reward IS NULL THEN asked.amount ELSE 0 END;
  worth := asked.amount;
  IF asked.least_cycle > 0 THEN
    -- One stake of a player after the other, also from two accounts.
    PERFORM pg_advisory_xact_lock(hashtextextended('game-pace', player_id)) FROM account WHERE id = asked.account;
  END IF;
  SELECT * INTO STRICT held FROM account WHERE id = asked.account AND kind = 'player' FOR NO KEY UPDATE;
  answer := repeated_in_game(asked.provider, asked.transaction, asked.digest);
  IF answer IS NOT NULL THEN
    RETURN answer;
  END IF;
  IF asked.reward IS NOT NULL THEN
    SELECT gift.stake, gift.rounds, own.used,
        least(gift.withdrawn_at, gift.expires_at) <= to_timestamp(asked.at / 1000.0) AS is_over
      INTO granted
      FROM free_round_grant own JOIN free_round_gift gift ON gift.id = own.gift_id
      WHERE own.reward = asked.reward AND own.player_id = held.player_id AND gift.currency = held.currency
        AND gift.provider = asked.provider AND gift.game = asked.game
      FOR UPDATE OF own;
    answer := jsonb_build_object('balance', held.balance);
    IF NOT FOUND THEN
      RETURN answer || '{"outcome": "free-round-unknown"}';
    ELSIF asked.amount NOT IN (0, granted.stake) THEN
      RETURN answer || '{"outcome": "stake-wrong"}';
    ELSIF granted.is_over THEN
      RETURN answer || '{"outcome": "free-round-expired"}';
    ELSIF granted.used >= granted.rounds THEN
      RETURN answer || '{"outcome": "free-rounds-used"}';
    END IF;
    worth := granted.stake;
  END IF;
  IF NOT asked.checked AND bet_needs_check(held.player_id) THEN
    RETURN jsonb_build_object('outcome', 'guarded', 'balance', held.balance);
  ELSIF asked.least_cycle > 0 AND NOT EXISTS (SELECT FROM game_round begun
      WHERE begun.provider = asked.provider AND begun.account_id = held.id AND begun.external_id = asked.round)
    AND EXISTS (SELECT FROM game_round last JOIN game_transaction staked ON staked.round_id = last.id
      WHERE last.player_id = held.player_id AND last.provider = asked.provider AND last.game = asked.game
        AND last.opened_at > to_timestamp((asked.at - asked.least_cycle) / 1000.0)
        AND staked.kind = 'stake' AND staked.taken_back_at IS NULL) THEN
    RETURN jsonb_build_object('outcome', 'too-soon', 'balance', held.balance);
  ELSIF worth + coalesce((SELECT begun.staked FROM game_round begun
      WHERE begun.provider = asked.provider AND begun.account_id = held.id
        AND begun.external_id = asked.round), 0) > asked.most THEN
    RETURN jsonb_build_object('outcome', 'above-most', 'balance', held.balance);
  ELSIF held.balance < cost OR held.closed_at IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'insufficient', 'balance', held.balance);
  END IF;
  -- A round of which everything was taken back may go on. A free one has one stake.
  INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, staked, reward, opened_at)
    VALUES (asked.provider, asked.round, held.id, held.player_id, held.currency, asked.game, cost,
      asked.reward, to_timestamp(asked.at / 1000.0))
    ON CONFLICT ON CONSTRAINT game_round_once DO UPDATE
      SET staked = game_round.staked + cost, closed_at = NULL
      WHERE game_round.reward IS NOT DISTINCT FROM asked.reward AND CASE WHEN asked.reward IS NULL
        THEN game_round.closed_at IS NULL OR (game_round.staked = 0 AND game_round.won = 0)
        ELSE NOT EXISTS (SELECT FROM game_transaction left_in WHERE left_in.round_id = game_round.id
          AND left_in.kind IN ('stake', 'win') AND left_in.taken_back_at IS NULL) END
    RETURNING * INTO played;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('outcome', 'round-closed', 'balance', held.balance);
  END IF;
  INSERT INTO game_transaction (provider, external_id, kind, account_id, round_id, amount, digest,
      balance_after, at)
    VALUES (asked.provider, asked.transaction, 'stake', held.id, played.id, cost, asked.digest,
      held.balance - cost, to_timestamp(asked.at / 1000.0))
    RETURNING id INTO written;
  kept := move_game_money(held, 'game-stake', 'game', written::text, to_timestamp(asked.at / 1000.0),
    -cost, cost, 0);
  IF asked.reward IS NOT NULL THEN
    UPDATE free_round_grant SET used = used + 1 WHERE reward = asked.reward;
  END IF;
  IF asked.closes THEN
    PERFORM close_game_round(held, played.id, to_timestamp(asked.at / 1000.0));
  END IF;
  RETURN jsonb_build_object('outcome', 'done', 'balance', kept);
END $$;
