-- When a bet returns money: repays what its account owes; the value of a bet that was changed is staked
-- again, so it repays nothing. When no bet of the player's own money is open any more, bets placed with
-- an advance that is still owed are voided, and what is owed for lost bets is forgone.
-- Called by tables: bet
CREATE OR REPLACE FUNCTION repay_advances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owed bigint := owed_advances(NEW.account_id);
  held account;
  gained bigint;
  paid bigint;
  moved_at timestamptz := coalesce(NEW.settled_at, now());
  uncovered jsonb;
  written bigint;
BEGIN
  IF owed = 0 THEN
    RETURN NULL;
  END IF;
  SELECT * INTO held FROM account WHERE id = NEW.account_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM bet WHERE id = NEW.id AND changed_into IS NOT NULL) THEN
    gained := 0;
  ELSIF NEW.status <> OLD.status THEN
    gained := coalesce(NEW.payout, 0);
  ELSE
    SELECT sale.amount, sale.at INTO gained, moved_at
      FROM bet_cash_out sale WHERE sale.bet_id = NEW.id ORDER BY sale.at DESC LIMIT 1;
  END IF;
  paid := least(owed, coalesce(gained, 0), held.balance);
  IF paid > 0 THEN
    held.balance := move_house_money(held.id, 'advances', -paid, 'advance-repaid',
      NEW.id || '#' || NEW.revision || '#' || NEW.sold_stake || '#' || NEW.status, moved_at);
    PERFORM clear_advances(held.id, paid, true);
    INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
      'playerId', held.player_id::text, 'accountId', held.id::text, 'currency', held.currency,
      'balance', held.balance));
  END IF;
  IF owed = paid OR EXISTS (SELECT FROM bet WHERE account_id = held.id AND status = 'open'
    AND is_of_own_money(bet.*)) THEN
    RETURN NULL;
  END IF;
  -- Locked before the account, unless one was placed in between: rather than waiting for that one in the
  -- wrong order the transaction fails, and is retried.
  PERFORM FROM bet JOIN advance ON advance.bet_id = bet.id AND repaid + forgone < amount
    WHERE bet.account_id = held.id AND bet.status = 'open' FOR NO KEY UPDATE OF bet NOWAIT;
  SELECT jsonb_agg(jsonb_build_object('bet', bet.id, 'kind', 'void', 'status', 'refunded',
      'payout', bet.stake - bet.sold_stake, 'settlement', '{"lines": [], "adjustments": []}'::jsonb,
      'at', (extract(epoch FROM moved_at) * 1000)::bigint)) INTO uncovered
    FROM bet JOIN advance ON advance.bet_id = bet.id AND repaid + forgone < amount
    WHERE bet.account_id = held.id AND bet.status = 'open';
  IF uncovered IS NOT NULL THEN
    -- Each refund comes back here and repays.
    PERFORM settle_bets(uncovered);
    RETURN NULL;
  END IF;
  owed := owed - paid;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES ('advance-forgone', 'advance-forgone', NEW.id || '#' || NEW.revision, moved_at)
    RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, house.id, held.currency, part.amount, NULL
    FROM (VALUES ('advances', owed), ('betting-result', -owed)) AS part (kind, amount)
    JOIN account house ON house.kind = part.kind AND house.currency = held.currency;
  PERFORM clear_advances(held.id, owed, false);
  RETURN NULL;
END $$;
