-- Writes the journal of a movement in a game: to the player and to the house's accounts, none of zero. The
-- parts add up to zero with what goes to the games' result, or of a free round's win to the promotions, and
-- nothing is written where all are zero. The caller has the lock of the player's account.
-- Returns the player's balance after it.
CREATE OR REPLACE FUNCTION move_game_money(
  held account, journal_kind text, journal_source text, reference text, moved_at timestamptz,
  to_player bigint, to_rounds bigint, to_debts bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  written bigint;
  kept bigint;
BEGIN
  IF to_player = 0 AND to_rounds = 0 AND to_debts = 0 THEN
    RETURN held.balance;
  END IF;
  UPDATE account SET balance = balance + to_player WHERE id = held.id RETURNING balance INTO kept;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (journal_kind, journal_source, reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, held.id, held.currency, to_player, kept WHERE to_player <> 0
    UNION ALL
    SELECT written, house.id, held.currency, part.amount, NULL
    FROM (VALUES ('open-rounds', to_rounds), ('games-debts', to_debts),
      (CASE WHEN journal_kind LIKE 'free-round-%' THEN 'promotions' ELSE 'games-result' END,
        -to_player - to_rounds - to_debts)) AS part (kind, amount)
    JOIN account house ON house.kind = part.kind AND house.currency = held.currency
    WHERE part.amount <> 0;
  IF to_player <> 0 THEN
    INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
      'playerId', held.player_id::text, 'accountId', held.id::text, 'currency', held.currency,
      'balance', kept));
  END IF;
  RETURN kept;
END $$;
