-- Money: double entry in integer minor units. What has been booked is never changed, only added to.
--
-- Foreign keys to hot rows are left out on purpose: each would lock the row it references, and every bet
-- in a currency references the same house accounts. Only the functions of functions/ write entries, and
-- `ledger_faults` proves that they agree.
-- Replaces (0.1.0): 0001-ledger, 0003-open-account, 0105-player-accounts

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'player', 'open-stakes', 'betting-result', 'payments', 'promotions', 'advances')),
  -- NULL: the house's.
  player_id bigint,
  -- 0 main, 4 bonus, 9 further currency.
  type smallint NOT NULL DEFAULT 0 CHECK (type IN (0, 4, 9)),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Of players. A house balance is the sum of its entries, so that no bet waits for another one on a row
  -- that all of them change.
  balance bigint,
  -- Staked in open bets.
  in_play bigint NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  CONSTRAINT account_owner CHECK ((kind = 'player') = (player_id IS NOT NULL)),
  CONSTRAINT account_balance_kept CHECK ((kind = 'player') = (balance IS NOT NULL)),
  CONSTRAINT account_not_negative CHECK (balance >= 0 AND in_play >= 0),
  CONSTRAINT account_closed_empty CHECK (closed_at IS NULL OR (balance = 0 AND in_play = 0))
) WITH (fillfactor = 60);
CREATE UNIQUE INDEX account_of_player ON account (player_id, type, currency) WHERE kind = 'player';
CREATE UNIQUE INDEX account_of_house ON account (kind, currency) WHERE kind <> 'player';
-- Money that still arrives, such as a deposit decided late, reopens its account.
CREATE TRIGGER account_reopened BEFORE UPDATE ON account FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL AND NEW.balance > 0) EXECUTE FUNCTION reopen_account();

-- The account that a player pays with; the main account without a row.
CREATE TABLE active_account (
  player_id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account (id)
);

-- One business event.
CREATE TABLE journal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'deposit', 'withdrawal', 'stake', 'settlement', 'void', 'cash-out', 'reversal',
    'promotion', 'advance', 'advance-repaid', 'advance-forgone',
    'bonus', 'bonus-converted', 'bonus-ended', 'refund')),
  -- The system that knows the event by `external_id`; an event reported again is booked once.
  source text NOT NULL,
  external_id text NOT NULL,
  at timestamptz NOT NULL,
  -- Exchange rates of the day of the movement.
  fixing_id integer,
  CONSTRAINT journal_once UNIQUE (source, external_id)
);
CREATE TRIGGER journal_rates BEFORE INSERT ON journal
  FOR EACH ROW EXECUTE FUNCTION fix_journal_rates();
CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE journal ENABLE ALWAYS TRIGGER journal_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON journal FROM PUBLIC, CURRENT_USER;

CREATE TABLE entry (
  journal_id bigint NOT NULL,
  account_id bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  -- Of a player's account; balances of the house are derived.
  balance_after bigint CHECK (balance_after >= 0),
  PRIMARY KEY (journal_id, account_id)
);
CREATE INDEX entry_of_player ON entry (account_id, journal_id) WHERE balance_after IS NOT NULL;
-- All entries of a journal come in one statement, so the sum is checked once for each.
CREATE TRIGGER entry_sum_zero AFTER INSERT ON entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_entries();
ALTER TABLE entry ENABLE ALWAYS TRIGGER entry_sum_zero;
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE entry ENABLE ALWAYS TRIGGER entry_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON entry FROM PUBLIC, CURRENT_USER;

-- Events for the rest of the system, written in the transaction that they describe. NOTIFY on `outbox`
-- announces them; placing bets notifies after the commit, since NOTIFY takes a lock that all share.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL
);

-- Acts of players and operators, each row chained by the hash of the row before.
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
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM PUBLIC, CURRENT_USER;
