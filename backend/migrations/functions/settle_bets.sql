-- Settles open bets and returns the ids of those it settled; others are left alone. The fact in the
-- outbox says what ended the bet unless its legs did: a sale at a loss is not a lost bet.
-- The planner is limited to one index lookup for each bet: a plan made for a small table and kept would
-- read all open bets.
CREATE OR REPLACE FUNCTION settle_bets(requests jsonb) RETURNS jsonb
LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  wanted bigint[];
  ended jsonb;
BEGIN
  SELECT array_agg((request->>'bet')::bigint) INTO wanted
    FROM jsonb_array_elements(requests) request;
  -- Bets before accounts, each in order of their ids: placing takes accounts alone.
  PERFORM lock_bets(wanted);
  PERFORM lock_accounts(ARRAY(
    SELECT account_id FROM bet WHERE id = ANY (wanted) AND status = 'open'
  ));
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
    SELECT 'bet.settled', jsonb_strip_nulls(jsonb_build_object('betId', bet::text,
      'playerId', player_id::text, 'accountId', account_id::text, 'currency', currency,
      'status', status, 'payout', payout, 'balance', balance_after,
      'endedBy', CASE kind WHEN 'void' THEN 'void' END))
    FROM settled ORDER BY bet
  )
  SELECT coalesce(jsonb_agg(bet::text ORDER BY bet), '[]') INTO ended FROM settled;
  PERFORM pg_notify('outbox', '');
  RETURN ended;
END $$;
