-- Selling open bets back, whole or in part, and settling bets anew when a result was wrong.

ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check
  CHECK (kind IN ('deposit', 'withdrawal', 'stake', 'settlement', 'void', 'cash-out', 'reversal'));

ALTER TABLE bet
  -- The part of the stake that was sold; `stake` stays what was paid.
  ADD COLUMN sold_stake bigint NOT NULL DEFAULT 0,
  -- What the rest may return, once a part was sold.
  ADD COLUMN possible_left bigint,
  -- The value at which it is sold by itself.
  ADD COLUMN automatic_cash_out bigint CHECK (automatic_cash_out > 0),
  -- Why it ended, where its legs' results are not why.
  ADD COLUMN ended_by text CHECK (ended_by IN ('void', 'cash-out')),
  -- How often its settlement was taken back.
  ADD COLUMN revision smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT bet_sold_part CHECK (sold_stake >= 0 AND sold_stake < stake);
CREATE INDEX bet_automatic_cash_out ON bet (id)
  WHERE status = 'open' AND automatic_cash_out IS NOT NULL;
CREATE INDEX bet_leg_of_outcome ON bet_leg (event_id, outcome_id);

-- Each sale, once for a key.
CREATE TABLE bet_cash_out (
  bet_id bigint NOT NULL,
  key text NOT NULL,
  at timestamptz NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  is_automatic boolean NOT NULL,
  balance_after bigint NOT NULL,
  PRIMARY KEY (bet_id, key)
);

-- Settlements that were taken back.
CREATE TABLE bet_correction (
  bet_id bigint NOT NULL,
  revision smallint NOT NULL,
  at timestamptz NOT NULL,
  status text NOT NULL,
  payout bigint NOT NULL,
  settlement jsonb NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (bet_id, revision)
);

-- What a bet's present settlement is called in the journal.
CREATE FUNCTION settlement_reference(id bigint, revision smallint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN revision = 0 THEN id::text ELSE id || '#' || revision END
$$;

-- As in 0002; what was sold is no longer settled, and a bet that was opened again settles once more.
CREATE OR REPLACE FUNCTION settle_bets(requests jsonb) RETURNS jsonb
LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  wanted bigint[];
  ended jsonb;
BEGIN
  SELECT array_agg((request->>'bet')::bigint) INTO wanted
    FROM jsonb_array_elements(requests) request;
  -- Bets before accounts, each in order of their ids: placing takes accounts alone.
  PERFORM FROM bet WHERE id = ANY (wanted) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM account WHERE id IN (
    SELECT account_id FROM bet WHERE id = ANY (wanted) AND status = 'open'
  ) ORDER BY id FOR NO KEY UPDATE;
  WITH request AS MATERIALIZED (
    SELECT DISTINCT ON (bet) * FROM jsonb_to_recordset(requests) AS request (
      bet bigint, kind text, status text, payout bigint, settlement jsonb, at bigint
    ) ORDER BY bet
  ), open_bet AS MATERIALIZED (
    SELECT request.*, to_timestamp(request.at / 1000.0) AS settled_at, bet.account_id, bet.player_id,
      bet.currency, bet.stake - bet.sold_stake AS stake,
      settlement_reference(bet.id, bet.revision) AS reference,
      account.balance + sum(request.payout) OVER (
        PARTITION BY bet.account_id ORDER BY bet.id
      ) AS balance_after
    FROM request
    JOIN bet ON bet.id = request.bet AND bet.status = 'open'
    JOIN account ON account.id = bet.account_id
  ), settled AS MATERIALIZED (
    -- Journals of an account are numbered in the order of its balances.
    SELECT *, nextval('journal_id_seq') AS journal_id FROM open_bet ORDER BY bet
  ), bets AS (
    UPDATE bet SET status = settled.status, payout = settled.payout,
      settlement = settled.settlement, settled_at = settled.settled_at,
      ended_by = CASE settled.kind WHEN 'void' THEN 'void' END
    FROM settled WHERE bet.id = settled.bet
  ), credited AS (
    UPDATE account SET balance = balance + total.payout, in_play = in_play - total.stake
    FROM (
      SELECT account_id, sum(payout)::bigint AS payout, sum(stake)::bigint AS stake
      FROM settled GROUP BY account_id
    ) total
    WHERE account.id = total.account_id
  ), journals AS (
    INSERT INTO journal (id, kind, source, external_id, at) OVERRIDING SYSTEM VALUE
    SELECT journal_id, kind, 'settlement', reference, settled_at FROM settled
  ), entries AS (
    INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT journal_id, account_id, currency, payout, balance_after FROM settled WHERE payout > 0
    UNION ALL
    SELECT settled.journal_id, house.id, settled.currency, part.amount, NULL
    FROM settled
    CROSS JOIN LATERAL (VALUES
      ('open-stakes', -settled.stake), ('betting-result', settled.stake - settled.payout)
    ) AS part (kind, amount)
    JOIN account house ON house.kind = part.kind AND house.currency = settled.currency
    WHERE part.amount <> 0
  ), facts AS (
    INSERT INTO outbox (topic, payload)
    SELECT 'bet.settled', jsonb_build_object('betId', bet::text, 'playerId', player_id::text,
      'accountId', account_id::text, 'currency', currency, 'status', status, 'payout', payout,
      'balance', balance_after)
    FROM settled ORDER BY bet
  )
  SELECT coalesce(jsonb_agg(bet::text ORDER BY bet), '[]') INTO ended FROM settled;
  PERFORM pg_notify('outbox', '');
  RETURN ended;
END $$;

-- Moves money between a player, the open stakes and the betting result: one journal, three entries,
-- of which those of nothing are left out. The player's account is locked by the caller.
CREATE FUNCTION move_bet_money(
  held account, journal_kind text, journal_source text, reference text, moved_at timestamptz,
  to_player bigint, to_stakes bigint
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  written bigint;
  kept bigint;
BEGIN
  UPDATE account SET balance = balance + to_player, in_play = in_play + to_stakes
    WHERE id = held.id RETURNING balance INTO kept;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (journal_kind, journal_source, reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, held.id, held.currency, to_player, kept WHERE to_player <> 0
    UNION ALL
    SELECT written, house.id, held.currency, part.amount, NULL
    FROM (VALUES ('open-stakes', to_stakes), ('betting-result', -to_player - to_stakes))
      AS part (kind, amount)
    JOIN account house ON house.kind = part.kind AND house.currency = held.currency
    WHERE part.amount <> 0;
  RETURN kept;
END $$;

-- Sells an open bet, or the part `sold` of the stake that is left; `expected` is what the price was
-- made for. Outcomes: sold, repeated (the key has sold it), changed, not-open.
CREATE FUNCTION cash_out_bet(
  target bigint, owner bigint, sale_key text, expected bigint, sold bigint, price bigint,
  left_possible bigint, automatic boolean, sold_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held bet;
  paying account;
  known bet_cash_out;
  kept bigint;
BEGIN
  SELECT * INTO held FROM bet WHERE id = target AND player_id = owner FOR NO KEY UPDATE;
  SELECT * INTO known FROM bet_cash_out WHERE bet_id = held.id AND key = sale_key;
  IF known.bet_id IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'repeated', 'balance', known.balance_after);
  ELSIF held.id IS NULL OR held.status <> 'open' THEN
    RETURN jsonb_build_object('outcome', 'not-open');
  ELSIF held.stake - held.sold_stake <> expected OR sold > expected THEN
    RETURN jsonb_build_object('outcome', 'changed');
  END IF;
  SELECT * INTO paying FROM account WHERE id = held.account_id FOR NO KEY UPDATE;
  IF sold = expected THEN
    kept := move_bet_money(paying, 'cash-out', 'settlement',
      settlement_reference(held.id, held.revision), sold_at, price, -sold);
    UPDATE bet SET payout = price, settled_at = sold_at, ended_by = 'cash-out',
      settlement = '{"lines": [], "adjustments": []}',
      status = CASE WHEN price > sold THEN 'won' WHEN price = sold THEN 'refunded' ELSE 'lost' END
      WHERE id = held.id RETURNING * INTO held;
    INSERT INTO outbox (topic, payload) VALUES ('bet.settled', jsonb_build_object(
      'betId', held.id::text, 'playerId', held.player_id::text, 'accountId', paying.id::text,
      'currency', held.currency, 'status', held.status, 'payout', price, 'balance', kept));
  ELSE
    kept := move_bet_money(paying, 'cash-out', 'cash-out', held.id || ':' || sale_key, sold_at,
      price, -sold);
    UPDATE bet SET sold_stake = sold_stake + sold, possible_left = left_possible WHERE id = held.id;
    INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
      'playerId', held.player_id::text, 'accountId', paying.id::text, 'currency', held.currency,
      'balance', kept));
  END IF;
  INSERT INTO bet_cash_out (bet_id, key, at, stake, amount, is_automatic, balance_after)
    VALUES (held.id, sale_key, sold_at, sold, price, automatic, kept);
  PERFORM pg_notify('outbox', '');
  RETURN jsonb_build_object('outcome', 'sold', 'balance', kept);
END $$;

-- Takes the settlement of a bet back and settles it anew, or opens it again when `corrected` is
-- NULL. The new settlement is written first, so that no balance in between is below what is left.
-- Outcomes: corrected, not-settled, insufficient (the player no longer has what must go back).
CREATE FUNCTION resettle_bet(target bigint, corrected jsonb, why text, corrected_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  held bet;
  paying account;
  staked bigint;
  paid bigint := coalesce((corrected->>'payout')::bigint, 0);
  kept bigint;
BEGIN
  SELECT * INTO held FROM bet
    WHERE id = target AND status <> 'open' AND ended_by IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'not-settled';
  END IF;
  SELECT * INTO paying FROM account WHERE id = held.account_id FOR NO KEY UPDATE;
  IF paying.balance + paid < held.payout THEN
    RETURN 'insufficient';
  END IF;
  staked := held.stake - held.sold_stake;
  INSERT INTO bet_correction (bet_id, revision, at, status, payout, settlement, reason)
    VALUES (held.id, held.revision, corrected_at, held.status, held.payout, held.settlement, why);
  -- What is staked again for a moment must be there before it is settled.
  IF corrected IS NOT NULL THEN
    UPDATE account SET in_play = in_play + staked WHERE id = paying.id;
    PERFORM move_bet_money(paying, 'settlement', 'settlement',
      settlement_reference(held.id, (held.revision + 1)::smallint), corrected_at, paid, -staked);
  END IF;
  kept := move_bet_money(paying, 'reversal', 'reversal',
    settlement_reference(held.id, held.revision), corrected_at, -held.payout, staked);
  IF corrected IS NOT NULL THEN
    UPDATE account SET in_play = in_play - staked WHERE id = paying.id;
  END IF;
  UPDATE bet SET revision = revision + 1,
    status = coalesce(corrected->>'status', 'open'),
    payout = (corrected->>'payout')::bigint,
    settlement = corrected->'settlement',
    settled_at = CASE WHEN corrected IS NOT NULL THEN corrected_at END
    WHERE id = held.id;
  INSERT INTO outbox (topic, payload)
    SELECT CASE WHEN corrected IS NULL THEN 'balance.changed' ELSE 'bet.settled' END,
      jsonb_build_object('betId', held.id::text, 'playerId', held.player_id::text,
        'accountId', paying.id::text, 'currency', held.currency,
        'status', corrected->>'status', 'payout', paid, 'balance', kept);
  PERFORM pg_notify('outbox', '');
  RETURN 'corrected';
END $$;

-- As in 0002, with what was sold and settled anew.
CREATE OR REPLACE FUNCTION ledger_faults() RETURNS TABLE (fault text, subject text)
LANGUAGE sql STABLE AS $$
  SELECT 'the ledger does not add up to zero', currency
    FROM entry GROUP BY currency HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'a journal does not add up to zero', journal_id::text
    FROM entry GROUP BY journal_id, currency HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'a journal has no entries', id::text
    FROM journal WHERE NOT EXISTS (SELECT FROM entry WHERE journal_id = journal.id)
  UNION ALL
  SELECT 'an entry has no journal', journal_id::text
    FROM entry WHERE NOT EXISTS (SELECT FROM journal WHERE id = entry.journal_id)
  UNION ALL
  SELECT 'an entry is in another currency than its account', entry.journal_id::text
    FROM entry LEFT JOIN account ON account.id = entry.account_id
    WHERE account.currency IS DISTINCT FROM entry.currency
  UNION ALL
  SELECT 'a balance is not the sum of its entries', account.id::text
    FROM account LEFT JOIN entry ON entry.account_id = account.id WHERE account.kind = 'player'
    GROUP BY account.id HAVING account.balance <> coalesce(sum(entry.amount), 0)
  UNION ALL
  SELECT 'a balance was wrong after an entry', journal_id::text FROM (
      SELECT journal_id, balance_after, sum(amount) OVER (
        PARTITION BY account_id ORDER BY journal_id) AS expected
      FROM entry WHERE balance_after IS NOT NULL
    ) running WHERE balance_after <> expected
  UNION ALL
  SELECT 'the stakes in play are not those of the open bets', account.id::text
    FROM account LEFT JOIN bet ON bet.account_id = account.id AND bet.status = 'open'
    GROUP BY account.id HAVING account.in_play <> coalesce(sum(bet.stake - bet.sold_stake), 0)
  UNION ALL
  SELECT 'the open stakes are not those of the open bets', account.currency
    FROM account WHERE kind = 'open-stakes'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id)
      <> (SELECT coalesce(sum(stake - sold_stake), 0) FROM bet
          WHERE status = 'open' AND bet.currency = account.currency)
  UNION ALL
  SELECT 'a bet has no stake journal of its amount', bet.id::text
    FROM bet LEFT JOIN journal ON journal.source = 'bet' AND journal.external_id = bet.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bet.account_id
    WHERE entry.amount IS DISTINCT FROM -bet.stake
  UNION ALL
  SELECT 'a settled bet has no journal of its payout', bet.id::text
    FROM bet LEFT JOIN journal ON journal.source = 'settlement'
      AND journal.external_id = settlement_reference(bet.id, bet.revision)
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bet.account_id
    WHERE (bet.status = 'open') = (journal.id IS NOT NULL)
      OR (bet.status <> 'open' AND coalesce(entry.amount, 0) <> bet.payout)
  UNION ALL
  SELECT 'the parts sold of a bet are not those of its sales', bet.id::text
    FROM bet LEFT JOIN bet_cash_out sale ON sale.bet_id = bet.id
    GROUP BY bet.id HAVING bet.sold_stake <> coalesce(sum(sale.stake), 0)
      - CASE WHEN bet.ended_by = 'cash-out' THEN bet.stake - bet.sold_stake ELSE 0 END
  UNION ALL
  SELECT 'a settlement was taken back without its reversal', correction.bet_id::text
    FROM bet_correction correction LEFT JOIN journal ON journal.source = 'reversal'
      AND journal.external_id = settlement_reference(correction.bet_id, correction.revision)
    LEFT JOIN bet ON bet.id = correction.bet_id
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bet.account_id
    WHERE journal.id IS NULL OR coalesce(entry.amount, 0) <> -correction.payout
  UNION ALL
  SELECT 'a bet has no legs', bet.id::text
    FROM bet WHERE NOT EXISTS (SELECT FROM bet_leg WHERE bet_id = bet.id)
$$;
