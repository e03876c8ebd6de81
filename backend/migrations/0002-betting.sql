-- Bets, from placement to settlement.

CREATE TABLE bet (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10000001) PRIMARY KEY,
  player_id bigint NOT NULL,
  account_id bigint NOT NULL,
  currency text NOT NULL,
  idempotency_key text NOT NULL,
  -- SHA-256 of what was asked for: the same key must come with the same wish.
  payload_digest text NOT NULL,
  -- Ids of domain-rules: 0 single, 1 express, …
  type smallint NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  total_odds text NOT NULL,
  possible_return bigint NOT NULL,
  -- The most it returns, as promised when it was placed.
  max_payout bigint NOT NULL,
  -- What else decides its return: size of a system, bankers, …
  terms jsonb,
  -- Of the account, right after the stake was taken.
  balance_after bigint NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost', 'refunded')),
  payout bigint CHECK (payout >= 0),
  -- Line by line, how the payout came about.
  settlement jsonb,
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT bet_once UNIQUE (player_id, idempotency_key),
  CONSTRAINT bet_settled CHECK ((status = 'open') = (payout IS NULL)
    AND (status = 'open') = (settled_at IS NULL) AND (status = 'open') = (settlement IS NULL))
) WITH (fillfactor = 85);
CREATE INDEX bet_of_player ON bet (player_id, id);

CREATE TABLE bet_leg (
  bet_id bigint NOT NULL,
  position smallint NOT NULL,
  event_id bigint NOT NULL,
  outcome_id text NOT NULL,
  -- Decimal text, as taken.
  price text NOT NULL,
  -- Sport, competition, competitors, start, section, market and outcome as they were offered.
  facts jsonb NOT NULL,
  result text CHECK (result IN ('won', 'lost', 'void', 'half-won', 'half-lost')),
  score text,
  graded_at timestamptz,
  PRIMARY KEY (bet_id, position),
  CONSTRAINT bet_leg_graded CHECK ((result IS NULL) = (graded_at IS NULL))
) WITH (fillfactor = 85);
CREATE INDEX bet_leg_ungraded ON bet_leg (event_id) WHERE result IS NULL;

-- Bets with a newly graded leg, to be looked at. Survives a kill between grading and settling.
CREATE TABLE settlement_queue (
  bet_id bigint PRIMARY KEY
);

-- Whether a player has a limit or an exclusion in force. Such bets are checked one by one, under the
-- player's lock; all others need no check, which this proves inside the bet's own transaction.
CREATE FUNCTION is_guarded(player bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM player_limit WHERE player_id = player AND state = 'ACTIVE');
END $$;

-- Places a batch of bets, each on another account: stake to the open stakes, bet, legs and the fact
-- for the outbox. Refusals are answers, not errors: one never takes down its neighbours.
-- The plan is fixed to indexes: statistics of a new database say little, and bets must not wait for
-- them. Outcomes: placed, repeated, key-reused, account-unknown, guarded, insufficient.
CREATE FUNCTION place_bets(requests jsonb) RETURNS jsonb
LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  accounts bigint[];
  answers jsonb;
BEGIN
  SELECT array_agg((request->>'account')::bigint) INTO accounts
    FROM jsonb_array_elements(requests) request;
  -- Always in one order, or two batches could wait for each other.
  PERFORM FROM account WHERE id = ANY (accounts) ORDER BY id FOR NO KEY UPDATE;
  WITH request AS MATERIALIZED (
    SELECT * FROM ROWS FROM (jsonb_to_recordset(requests) AS (
      player bigint, account bigint, key text, digest text, type smallint, stake bigint,
      odds text, possible bigint, maximum bigint, terms jsonb, checked boolean, at bigint, legs jsonb
    )) WITH ORDINALITY
  ), judged AS MATERIALIZED (
    SELECT request.*, held.currency, held.balance, known.id AS known_id,
      CASE
        WHEN held.id IS NULL THEN 'account-unknown'
        WHEN known.id IS NOT NULL AND known.payload_digest = request.digest THEN 'repeated'
        WHEN known.id IS NOT NULL THEN 'key-reused'
        WHEN NOT request.checked AND is_guarded(request.player) THEN 'guarded'
        WHEN held.balance < request.stake THEN 'insufficient'
        ELSE 'placed'
      END AS outcome
    FROM request
    LEFT JOIN account held ON held.id = request.account AND held.player_id = request.player
    LEFT JOIN bet known ON known.player_id = request.player AND known.idempotency_key = request.key
  ), placed AS MATERIALIZED (
    SELECT judged.*, balance - stake AS balance_after, to_timestamp(at / 1000.0) AS placed_at,
      nextval('bet_id_seq') AS bet_id, nextval('journal_id_seq') AS journal_id
    FROM judged WHERE outcome = 'placed'
  ), debited AS (
    UPDATE account SET balance = account.balance - placed.stake, in_play = in_play + placed.stake
    FROM placed WHERE account.id = placed.account
    RETURNING account.id
  ), journals AS (
    INSERT INTO journal (id, kind, source, external_id, at) OVERRIDING SYSTEM VALUE
    SELECT journal_id, 'stake', 'bet', bet_id::text, placed_at FROM placed
  ), entries AS (
    INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT journal_id, account, currency, -stake, balance_after FROM placed
    UNION ALL
    SELECT placed.journal_id, house.id, placed.currency, placed.stake, NULL
    FROM placed
    JOIN account house ON house.kind = 'open-stakes' AND house.currency = placed.currency
  ), bets AS (
    INSERT INTO bet (id, player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
      total_odds, possible_return, max_payout, terms, balance_after, placed_at) OVERRIDING SYSTEM VALUE
    SELECT bet_id, player, account, currency, key, digest, type, stake, odds, possible, maximum, terms,
      balance_after, placed_at
    FROM placed
  ), legs AS (
    INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts)
    SELECT placed.bet_id, leg.position - 1, leg.event, leg.outcome, leg.price, leg.facts
    FROM placed, ROWS FROM (jsonb_to_recordset(placed.legs) AS (
      event bigint, outcome text, price text, facts jsonb
    )) WITH ORDINALITY AS leg (event, outcome, price, facts, position)
  ), facts AS (
    INSERT INTO outbox (topic, payload)
    SELECT 'bet.placed', jsonb_build_object('betId', bet_id::text, 'playerId', player::text,
      'accountId', account::text, 'currency', currency, 'stake', stake, 'balance', balance_after)
    FROM placed
  )
  SELECT jsonb_agg(jsonb_build_object('outcome', judged.outcome,
      'bet', coalesce(placed.bet_id, judged.known_id)::text, 'currency', judged.currency,
      'balance', coalesce(placed.balance_after, judged.balance)) ORDER BY judged.ordinality)
    INTO answers
    FROM judged LEFT JOIN placed USING (ordinality);
  -- Two bets of one account in a batch would both be judged by the balance before them.
  IF (SELECT count(DISTINCT id) FROM unnest(accounts) AS id) <> cardinality(accounts) THEN
    RAISE EXCEPTION 'a batch holds one bet of an account';
  END IF;
  RETURN answers;
END $$;

-- Ends open bets; those that have ended are left alone, so that told twice it moves money once.
-- Answers the ids of the bets ended now.
CREATE FUNCTION settle_bets(requests jsonb) RETURNS jsonb
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
      bet.currency, bet.stake,
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
      settlement = settled.settlement, settled_at = settled.settled_at
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
    SELECT journal_id, kind, 'settlement', bet::text, settled_at FROM settled
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

-- Writes the results of an event's outcomes into the open legs on them, and queues their bets.
CREATE FUNCTION grade_legs(event bigint, grades jsonb, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE graded bigint;
BEGIN
  WITH grade AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(grades) AS grade (outcome text, result text, score text)
  ), legs AS (
    UPDATE bet_leg SET result = grade.result, score = grade.score, graded_at = at
    FROM grade
    WHERE bet_leg.event_id = event AND bet_leg.result IS NULL AND bet_leg.outcome_id = grade.outcome
    RETURNING bet_leg.bet_id
  ), queued AS (
    INSERT INTO settlement_queue (bet_id) SELECT DISTINCT bet_id FROM legs ON CONFLICT DO NOTHING
  )
  SELECT count(*) INTO graded FROM legs;
  RETURN graded;
END $$;

-- Everything in the ledger that does not agree, in words; empty when the books are right. Reads all
-- of it, from one snapshot when asked in a transaction that has one.
CREATE FUNCTION ledger_faults() RETURNS TABLE (fault text, subject text) LANGUAGE sql STABLE AS $$
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
    GROUP BY account.id HAVING account.in_play <> coalesce(sum(bet.stake), 0)
  UNION ALL
  SELECT 'the open stakes are not those of the open bets', account.currency
    FROM account WHERE kind = 'open-stakes'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id)
      <> (SELECT coalesce(sum(stake), 0) FROM bet WHERE status = 'open' AND bet.currency = account.currency)
  UNION ALL
  SELECT 'a bet has no stake journal of its amount', bet.id::text
    FROM bet LEFT JOIN journal ON journal.source = 'bet' AND journal.external_id = bet.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bet.account_id
    WHERE entry.amount IS DISTINCT FROM -bet.stake
  UNION ALL
  SELECT 'a settled bet has no journal of its payout', bet.id::text
    FROM bet LEFT JOIN journal ON journal.source = 'settlement' AND journal.external_id = bet.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bet.account_id
    WHERE (bet.status = 'open') = (journal.id IS NOT NULL)
      OR (bet.status <> 'open' AND coalesce(entry.amount, 0) <> bet.payout)
  UNION ALL
  SELECT 'a bet has no legs', bet.id::text
    FROM bet WHERE NOT EXISTS (SELECT FROM bet_leg WHERE bet_id = bet.id)
$$;
