-- Advances judged by what covers them at the moment they are granted: the bets that were priced must
-- still be open, unsold since and of the player's own money once the account is locked. And an advance
-- follows its bet through a change, which returns nothing that could repay it.

DROP FUNCTION grant_advance(bigint, bigint, bigint, text, timestamptz);

-- Credits an advance unless more than `percent` of what covers it would then be owed. `cover` lists
-- bets with the stake that was priced and what it costs.
CREATE FUNCTION grant_advance(
  target bigint, wanted bigint, cover jsonb, percent numeric, reference text, granted_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  most bigint;
BEGIN
  -- Sales, settlements and changes of the account's bets need this lock before they commit.
  PERFORM FROM account WHERE id = target FOR NO KEY UPDATE;
  SELECT floor(coalesce(sum(priced.worth), 0) * percent / 100) INTO most
    FROM jsonb_to_recordset(cover) AS priced (bet bigint, stake bigint, worth bigint)
    JOIN bet ON bet.id = priced.bet AND bet.account_id = target AND bet.status = 'open'
      AND bet.stake - bet.sold_stake = priced.stake
    WHERE NOT EXISTS (SELECT FROM advance WHERE advance.bet_id = bet.id);
  IF owed_advances(target) + wanted > most THEN
    RETURN false;
  END IF;
  PERFORM move_house_money(target, 'advances', wanted, 'advance', reference, granted_at);
  RETURN true;
END $$;

-- Writes down what a bet was sold for that was changed: the other bet, which an advance that is still
-- owed now belongs to.
CREATE FUNCTION change_bet(changed bigint, replacement bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE bet SET changed_into = replacement WHERE id = changed;
  UPDATE advance SET bet_id = replacement WHERE bet_id = changed AND repaid + forgone < amount;
$$;

-- As in 0166; the value of a bet that was changed is staked again, so that it repays nothing.
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
