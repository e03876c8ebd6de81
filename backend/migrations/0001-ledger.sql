-- Money: double entry in integer minor units. What has happened is never changed, only added to.
--
-- Foreign keys to hot rows are left out on purpose: each would lock the row it points at, and every
-- bet of a currency points at the same house accounts. Entries are written by the functions of these
-- files alone, and `ledger_faults` proves that they agree.

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('player', 'open-stakes', 'betting-result', 'payments')),
  -- NULL: the house's.
  player_id bigint,
  -- 0 main, 4 bonus, 9 further currency.
  type smallint NOT NULL DEFAULT 0 CHECK (type IN (0, 4, 9)),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Players' balances are kept. A house balance is the sum of its entries, so that no bet waits for
  -- another one on a row that all of them change.
  balance bigint,
  -- Staked in open bets.
  in_play bigint NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_owner CHECK ((kind = 'player') = (player_id IS NOT NULL)),
  CONSTRAINT account_balance_kept CHECK ((kind = 'player') = (balance IS NOT NULL)),
  CONSTRAINT account_not_negative CHECK (balance >= 0 AND in_play >= 0)
) WITH (fillfactor = 60);
CREATE UNIQUE INDEX account_of_player ON account (player_id, type, currency) WHERE kind = 'player';
CREATE UNIQUE INDEX account_of_house ON account (kind, currency) WHERE kind <> 'player';

-- One business event.
CREATE TABLE journal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'stake', 'settlement', 'void')),
  -- Who knows the event by `external_id`; once each, however often it is told.
  source text NOT NULL,
  external_id text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT journal_once UNIQUE (source, external_id)
);

CREATE TABLE entry (
  journal_id bigint NOT NULL,
  account_id bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  -- Of a player's account; the house's are derived.
  balance_after bigint CHECK (balance_after >= 0),
  PRIMARY KEY (journal_id, account_id)
);
CREATE INDEX entry_of_player ON entry (account_id, journal_id) WHERE balance_after IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: it is only added to', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;

-- All entries of a journal come in one statement, so the sum is checked once for each.
CREATE FUNCTION check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY journal_id, currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the entries of a journal do not add up to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entry_sum_zero';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER entry_sum_zero AFTER INSERT ON entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_entries();
ALTER TABLE entry ENABLE ALWAYS TRIGGER entry_sum_zero;

-- What a player or an operator did that matters, each row sealed by the hash of the one before.
CREATE TABLE audit_log (
  position bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  before jsonb,
  after jsonb,
  reason text,
  hash bytea NOT NULL
);

-- Holds for the owner as well: triggers that always fire, and the privileges taken from it.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['journal', 'entry', 'audit_log'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name || '_append_only', name);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', name, name || '_append_only');
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM PUBLIC, %I', name, current_user);
  END LOOP;
END $$;

CREATE FUNCTION audit_hash(previous bytea, entry audit_log) RETURNS bytea
LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_array(
    entry.position, extract(epoch FROM entry.at), entry.actor, entry.action, entry.subject,
    entry.before, entry.after, entry.reason)::text, 'UTF8'))
$$;

CREATE FUNCTION append_audit(
  at timestamptz, actor text, action text, subject text, before jsonb, after jsonb, reason text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  latest audit_log;
  added audit_log;
BEGIN
  -- One writer at a time: the chain has no branches.
  PERFORM pg_advisory_xact_lock(hashtext('audit-log'));
  SELECT * INTO latest FROM audit_log ORDER BY position DESC LIMIT 1;
  added := ROW(coalesce(latest.position, 0) + 1, at, actor, action, subject, before, after, reason,
    NULL)::audit_log;
  added.hash := audit_hash(latest.hash, added);
  INSERT INTO audit_log SELECT added.*;
  RETURN added.position;
END $$;

-- The first row whose seal is broken, or none.
CREATE FUNCTION audit_faults() RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT chained.position FROM (
    SELECT log.position, log.hash,
      audit_hash(lag(log.hash) OVER ordered, log) AS expected,
      row_number() OVER ordered AS counted
    FROM audit_log log WINDOW ordered AS (ORDER BY log.position)
  ) chained
  WHERE chained.hash <> chained.expected OR chained.position <> chained.counted
  ORDER BY chained.position LIMIT 1
$$;

-- Facts to be told to the rest of the system, written with what they tell of. NOTIFY on `outbox` says
-- that there are some; bets leave that to after their commit, since it takes a lock that all share.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL
);

CREATE FUNCTION open_account(owner bigint, account_type smallint, account_currency text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE opened bigint;
BEGIN
  INSERT INTO account (kind, currency)
    SELECT house.kind, account_currency
    FROM (VALUES ('open-stakes'), ('betting-result'), ('payments')) AS house (kind)
    ON CONFLICT DO NOTHING;
  INSERT INTO account (kind, player_id, type, currency, balance)
    VALUES ('player', owner, account_type, account_currency, 0)
    ON CONFLICT DO NOTHING RETURNING id INTO opened;
  IF opened IS NULL THEN
    SELECT id INTO opened FROM account
      WHERE kind = 'player' AND (player_id, type, currency) = (owner, account_type, account_currency);
  END IF;
  RETURN opened;
END $$;

-- Money from (above zero) or to (below zero) a payment provider. Told twice, it moves once.
CREATE FUNCTION move_payment(
  target bigint, moved bigint, moved_currency text, payment_source text, payment_id text,
  moved_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held account;
  known entry;
  written bigint;
  kept bigint;
BEGIN
  SELECT * INTO held FROM account WHERE id = target AND kind = 'player' FOR NO KEY UPDATE;
  IF NOT FOUND OR held.currency <> moved_currency THEN
    RETURN jsonb_build_object('outcome', 'account-unknown');
  END IF;
  SELECT e.* INTO known FROM journal j JOIN entry e ON e.journal_id = j.id AND e.balance_after IS NOT NULL
    WHERE j.source = payment_source AND j.external_id = payment_id;
  IF FOUND THEN
    RETURN jsonb_build_object(
      'outcome', CASE WHEN known.account_id = target AND known.amount = moved
        THEN 'repeated' ELSE 'key-reused' END,
      'balance', known.balance_after);
  END IF;
  IF held.balance + moved < 0 THEN
    RETURN jsonb_build_object('outcome', 'insufficient', 'balance', held.balance);
  END IF;
  UPDATE account SET balance = balance + moved WHERE id = target RETURNING balance INTO kept;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (CASE WHEN moved > 0 THEN 'deposit' ELSE 'withdrawal' END, payment_source, payment_id, moved_at)
    RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, target, held.currency, moved, kept
    UNION ALL
    SELECT written, house.id, held.currency, -moved, NULL
    FROM account house WHERE house.kind = 'payments' AND house.currency = held.currency;
  INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
    'playerId', held.player_id::text, 'accountId', target::text, 'currency', held.currency,
    'balance', kept));
  PERFORM pg_notify('outbox', '');
  RETURN jsonb_build_object('outcome', 'moved', 'balance', kept);
END $$;
