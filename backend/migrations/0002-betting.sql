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

-- Places bets, each judged on its own: stake to the open stakes, bet, legs and the fact for the outbox.
-- A refusal is an answer, not an error, and leaves its neighbours alone. Give them in order of their
-- accounts, or two batches could wait for each other. Written as a loop of small statements, since
-- starting one large statement costs more than all of them; their plans are fixed to indexes, since
-- statistics of a new database say little and bets must not wait for them.
-- Outcomes: placed; repeated and key-reused: the key has its bet already; account-unknown;
-- insufficient; guarded: the player has limits in force and `checked` does not say that they were
-- looked at under their lock.
CREATE FUNCTION place_bets(requests jsonb) RETURNS jsonb
LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  request record;
  debited record;
  house account;
  placed bigint;
  written bigint;
  placed_at timestamptz;
  answers jsonb[];
BEGIN
  FOR request IN SELECT * FROM jsonb_to_recordset(requests) AS (
    player bigint, account bigint, key text, digest text, type smallint, stake bigint, odds text,
    possible bigint, maximum bigint, terms jsonb, checked boolean, at bigint, legs jsonb
  ) LOOP
    UPDATE account SET balance = balance - request.stake, in_play = in_play + request.stake
      WHERE id = request.account AND player_id = request.player AND balance >= request.stake
        AND (request.checked OR NOT EXISTS (
          SELECT FROM player_limit WHERE player_id = request.player AND state = 'ACTIVE'))
      RETURNING balance, currency INTO debited;
    IF NOT FOUND THEN
      answers := answers || refused_placement(request.player, request.account, request.key,
        request.digest, request.stake);
      CONTINUE;
    END IF;
    placed_at := to_timestamp(request.at / 1000.0);
    INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
        total_odds, possible_return, max_payout, terms, balance_after, placed_at)
      VALUES (request.player, request.account, debited.currency, request.key, request.digest,
        request.type, request.stake, request.odds, request.possible, request.maximum, request.terms,
        debited.balance, placed_at)
      ON CONFLICT ON CONSTRAINT bet_once DO NOTHING RETURNING id INTO placed;
    IF placed IS NULL THEN
      UPDATE account SET balance = balance + request.stake, in_play = in_play - request.stake
        WHERE id = request.account;
      answers := answers || refused_placement(request.player, request.account, request.key,
        request.digest, request.stake);
      CONTINUE;
    END IF;
    IF house.currency IS DISTINCT FROM debited.currency THEN
      SELECT * INTO house FROM account
        WHERE kind = 'open-stakes' AND currency = debited.currency;
    END IF;
    INSERT INTO journal (kind, source, external_id, at)
      VALUES ('stake', 'bet', placed::text, placed_at) RETURNING id INTO written;
    INSERT INTO entry (journal_id, account_id, currency, amount, balance_after) VALUES
      (written, request.account, debited.currency, -request.stake, debited.balance),
      (written, house.id, debited.currency, request.stake, NULL);
    INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts)
      SELECT placed, leg.position - 1, leg.event, leg.outcome, leg.price, leg.facts
      FROM ROWS FROM (jsonb_to_recordset(request.legs) AS (
        event bigint, outcome text, price text, facts jsonb
      )) WITH ORDINALITY AS leg (event, outcome, price, facts, position);
    INSERT INTO outbox (topic, payload)
      VALUES ('bet.placed', jsonb_build_object('betId', placed::text, 'playerId', request.player::text,
        'accountId', request.account::text, 'currency', debited.currency, 'stake', request.stake,
        'balance', debited.balance));
    answers := answers || jsonb_build_object('outcome', 'placed', 'bet', placed::text,
      'currency', debited.currency, 'balance', debited.balance);
  END LOOP;
  RETURN array_to_json(answers)::jsonb;
END $$;

-- Why a placement took no money. The account's lock is taken first: with it, a bet placed a moment
-- ago with the same key is in sight.
CREATE FUNCTION refused_placement(
  player bigint, account_id bigint, key text, digest text, stake bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held account;
  known bet;
BEGIN
  SELECT * INTO held FROM account
    WHERE id = refused_placement.account_id AND player_id = player FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN '{"outcome": "account-unknown", "bet": null, "currency": null, "balance": null}';
  END IF;
  SELECT * INTO known FROM bet
    WHERE bet.player_id = player AND idempotency_key = key;
  RETURN jsonb_build_object('bet', known.id::text, 'currency', held.currency, 'balance', held.balance,
    'outcome', CASE
      WHEN known.payload_digest = digest THEN 'repeated'
      WHEN known.id IS NOT NULL THEN 'key-reused'
      WHEN held.balance < stake THEN 'insufficient'
      ELSE 'guarded'
    END);
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
