-- Takes a stake into a round, which is opened with its first one. Outcomes: done; those of repeated_in_game;
-- guarded: `bet_needs_check` is true and `checked` does not say that the check was made under the player's
-- lock; too-soon: the round would begin within `least_cycle` ms of the begin of another one of the player in the
-- same game, with whatever account; above-most: the stakes of the round would be more than `most` together;
-- insufficient; round-closed.
CREATE OR REPLACE FUNCTION stake_in_game(request jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  held account;
  kept bigint;
  played record;
  written bigint;
  answer jsonb;
BEGIN
  SELECT * INTO asked FROM jsonb_to_record(request) AS (
    provider text, transaction text, digest text, account bigint, game text, round text, amount bigint,
    closes boolean, checked boolean, least_cycle bigint, most bigint,
    at bigint);
  IF asked.least_cycle > 0 THEN
    -- One stake of a player after the other, also from two accounts.
    PERFORM pg_advisory_xact_lock(hashtextextended('game-pace', player_id)) FROM account WHERE id = asked.account;
  END IF;
  SELECT * INTO STRICT held FROM account WHERE id = asked.account AND kind = 'player' FOR NO KEY UPDATE;
  answer := repeated_in_game(asked.provider, asked.transaction, asked.digest);
  IF answer IS NOT NULL THEN
    RETURN answer;
  ELSIF NOT asked.checked AND bet_needs_check(held.player_id) THEN
    RETURN jsonb_build_object('outcome', 'guarded', 'balance', held.balance);
  ELSIF asked.least_cycle > 0 AND NOT EXISTS (SELECT FROM game_round begun
      WHERE begun.provider = asked.provider AND begun.account_id = held.id AND begun.external_id = asked.round)
    AND EXISTS (SELECT FROM game_round last JOIN game_transaction staked ON staked.round_id = last.id
      WHERE last.player_id = held.player_id AND last.provider = asked.provider AND last.game = asked.game
        AND last.opened_at > to_timestamp((asked.at - asked.least_cycle) / 1000.0)
        AND staked.kind = 'stake' AND staked.taken_back_at IS NULL) THEN
    RETURN jsonb_build_object('outcome', 'too-soon', 'balance', held.balance);
  ELSIF asked.amount + coalesce((SELECT begun.staked FROM game_round begun
      WHERE begun.provider = asked.provider AND begun.account_id = held.id
        AND begun.external_id = asked.round), 0) > asked.most THEN
    RETURN jsonb_build_object('outcome', 'above-most', 'balance', held.balance);
  ELSIF held.balance < asked.amount OR held.closed_at IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'insufficient', 'balance', held.balance);
  END IF;
  -- A round of which everything was taken back may go on.
  INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, staked, opened_at)
    VALUES (asked.provider, asked.round, held.id, held.player_id, held.currency, asked.game, asked.amount,
      to_timestamp(asked.at / 1000.0))
    ON CONFLICT ON CONSTRAINT game_round_once DO UPDATE
      SET staked = game_round.staked + asked.amount, closed_at = NULL
      WHERE game_round.closed_at IS NULL OR (game_round.staked = 0 AND game_round.won = 0)
    RETURNING * INTO played;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('outcome', 'round-closed', 'balance', held.balance);
  END IF;
  INSERT INTO game_transaction (provider, external_id, kind, account_id, round_id, amount, digest,
      balance_after, at)
    VALUES (asked.provider, asked.transaction, 'stake', held.id, played.id, asked.amount, asked.digest,
      held.balance - asked.amount, to_timestamp(asked.at / 1000.0))
    RETURNING id INTO written;
  kept := move_game_money(held, 'game-stake', 'game', written::text, to_timestamp(asked.at / 1000.0),
    -asked.amount, asked.amount, 0);
  IF asked.closes THEN
    PERFORM close_game_round(held, played.id, to_timestamp(asked.at / 1000.0));
  END IF;
  RETURN jsonb_build_object('outcome', 'done', 'balance', kept);
END $$;
