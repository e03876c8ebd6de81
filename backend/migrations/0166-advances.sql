-- Advances: a stake that the house lends against what a player's open bets are worth. They are
-- repaid from what bets return, never from deposits; what no bet can repay any more is the house's.

CREATE TABLE advance (
  bet_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  repaid bigint NOT NULL DEFAULT 0 CHECK (repaid >= 0),
  forgone bigint NOT NULL DEFAULT 0 CHECK (forgone >= 0),
  CONSTRAINT advance_whole CHECK (repaid + forgone <= amount)
);
CREATE INDEX advance_outstanding ON advance (account_id) WHERE repaid + forgone < amount;

CREATE FUNCTION owed_advances(target bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount - repaid - forgone), 0)::bigint FROM advance
  WHERE account_id = target AND repaid + forgone < amount
$$;

-- Credits an advance unless more than `most` would then be owed.
CREATE FUNCTION grant_advance(
  target bigint, wanted bigint, most bigint, reference text, granted_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE id = target FOR NO KEY UPDATE;
  IF owed_advances(target) + wanted > most THEN
    RETURN false;
  END IF;
  PERFORM move_house_money(target, 'advances', wanted, 'advance', reference, granted_at);
  RETURN true;
END $$;

-- Marks advances of an account as repaid or forgone, the oldest first.
CREATE FUNCTION clear_advances(target bigint, cleared bigint, is_repaid boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  owing advance;
  part bigint;
BEGIN
  FOR owing IN SELECT * FROM advance
    WHERE account_id = target AND repaid + forgone < amount ORDER BY bet_id
  LOOP
    part := least(cleared, owing.amount - owing.repaid - owing.forgone);
    cleared := cleared - part;
    UPDATE advance SET repaid = repaid + CASE WHEN is_repaid THEN part ELSE 0 END,
      forgone = forgone + CASE WHEN is_repaid THEN 0 ELSE part END
      WHERE bet_id = owing.bet_id;
    EXIT WHEN cleared = 0;
  END LOOP;
END $$;

-- When a bet brought money back: repays what is owed on its account. When no bet of the player's own
-- money is open any more, bets placed with an advance that is still owed are made void; what is owed
-- for bets that are lost is forgone.
CREATE FUNCTION repay_advances() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF NEW.status <> OLD.status THEN
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
    AND NOT EXISTS (SELECT FROM advance WHERE bet_id = bet.id)) THEN
    RETURN NULL;
  END IF;
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
-- At the commit: what the transaction writes of the bet is in the books by then.
CREATE CONSTRAINT TRIGGER bet_repays_advances AFTER UPDATE ON bet
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status <> OLD.status OR NEW.sold_stake <> OLD.sold_stake)
  EXECUTE FUNCTION repay_advances();

-- What `ledger_faults` is for the rest of the books.
CREATE FUNCTION advance_faults() RETURNS TABLE (fault text, subject text) LANGUAGE sql STABLE AS $$
  SELECT 'the advances are not those owed', house.currency
    FROM account house WHERE house.kind = 'advances'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = house.id)
      <> -(SELECT coalesce(sum(advance.amount - repaid - forgone), 0) FROM advance
           JOIN account ON account.id = advance.account_id AND account.currency = house.currency)
  UNION ALL
  SELECT 'an advance is owed that nothing open can repay', account_id::text
    FROM advance WHERE repaid + forgone < amount
    AND NOT EXISTS (SELECT FROM bet WHERE bet.account_id = advance.account_id AND status = 'open')
$$;
