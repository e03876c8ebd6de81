-- Pays a win, also to a player who may not stake any more. It names its stake, or a round that is there; a
-- prize may come without either. After its round was closed it is paid and marked as late. Outcomes: done;
-- those of repeated_in_game; target-unknown: there is no such stake or round, or it was taken back.
CREATE OR REPLACE FUNCTION pay_in_game(request jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  held account;
  stake record;
  played record;
  is_prize boolean := false;
  written bigint;
  kept bigint;
  answer jsonb;
  moment timestamptz;
BEGIN
  SELECT * INTO asked FROM jsonb_to_record(request) AS (
    provider text, transaction text, digest text, account bigint, game text, round text, reference text,
    amount bigint, remainder integer, win_kind text, closes boolean, at bigint);
  moment := to_timestamp(asked.at / 1000.0);
  SELECT * INTO STRICT held FROM account WHERE id = asked.account AND kind = 'player' FOR NO KEY UPDATE;
  answer := repeated_in_game(asked.provider, asked.transaction, asked.digest);
  IF answer IS NOT NULL THEN
    RETURN answer;
  END IF;
  IF asked.reference IS NOT NULL THEN
    SELECT * INTO stake FROM game_transaction WHERE provider = asked.provider
      AND external_id = asked.reference AND account_id = held.id AND kind = 'stake'
      AND taken_back_at IS NULL;
    IF NOT FOUND THEN
      RETURN jsonb_build_object('outcome', 'target-unknown', 'balance', held.balance);
    END IF;
    SELECT * INTO STRICT played FROM game_round WHERE id = stake.round_id;
  ELSE
    SELECT * INTO played FROM game_round WHERE provider = asked.provider
      AND account_id = held.id AND external_id = asked.round;
    is_prize := NOT FOUND;
    IF is_prize AND asked.win_kind = 'win' THEN
      RETURN jsonb_build_object('outcome', 'target-unknown', 'balance', held.balance);
    ELSIF is_prize THEN
      INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, opened_at, closed_at)
        VALUES (asked.provider, asked.round, held.id, held.player_id, held.currency, asked.game, moment, moment)
        RETURNING * INTO played;
    END IF;
  END IF;
  INSERT INTO game_transaction (provider, external_id, kind, account_id, round_id, win_kind, amount,
      remainder, is_late, digest, balance_after, at)
    VALUES (asked.provider, asked.transaction, 'win', held.id, played.id, asked.win_kind, asked.amount,
      asked.remainder, played.closed_at IS NOT NULL AND NOT is_prize, asked.digest,
      held.balance + asked.amount, moment)
    RETURNING id INTO written;
  UPDATE game_round SET won = won + asked.amount WHERE id = played.id;
  kept := move_game_money(held, CASE WHEN played.reward IS NULL THEN 'game-win' ELSE 'free-round-win' END,
    'game', written::text, moment, asked.amount, 0, 0);
  IF asked.closes THEN
    PERFORM close_game_round(held, played.id, moment);
  END IF;
  RETURN jsonb_build_object('outcome', 'done', 'balance', kept);
END $$;
