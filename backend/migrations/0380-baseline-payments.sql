-- Deposits and withdrawals, and what payment providers reported about them.
-- Replaces (0.1.0): 0040-payments, 0320-first-deposit-bonus, 0374-refunded-deposits

CREATE TABLE payment (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  status text NOT NULL CHECK (
    status IN ('created', 'pending', 'succeeded', 'failed', 'cancelled', 'refunded')),
  provider text NOT NULL,
  method_id text NOT NULL,
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  idempotency_key text NOT NULL,
  -- SHA-256 of the request: a key must not be reused for another request.
  request_digest bytea NOT NULL,
  language char(2) NOT NULL,
  redirect_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Exchange rates of the day of the payment.
  fixing_id integer,
  -- When the provider accepted the refund of a refunded payment.
  refund_sent_at timestamptz,
  UNIQUE (player_id, idempotency_key)
);
CREATE INDEX payment_player ON payment (player_id, created_at DESC, id DESC);
CREATE INDEX payment_open ON payment (created_at) WHERE status IN ('created', 'pending');
-- The first deposit identifies a player.
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE ON payment
  FOR EACH ROW WHEN (NEW.kind = 'deposit' AND NEW.status = 'succeeded')
  EXECUTE FUNCTION tell_player_changed();
CREATE TRIGGER payment_rates BEFORE INSERT ON payment
  FOR EACH ROW EXECUTE FUNCTION fix_payment_rates();
CREATE INDEX payment_refund_due ON payment (updated_at)
  WHERE status = 'refunded' AND refund_sent_at IS NULL;

-- Every verified callback of a provider, once: the evidence for a payment's status.
CREATE TABLE payment_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  payment_id uuid NOT NULL REFERENCES payment (id),
  outcome text NOT NULL CHECK (outcome IN ('succeeded', 'failed', 'cancelled')),
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);

-- Answers to the offer of a deposit limit before the first deposit (UK RTS 12A).
CREATE TABLE limit_prompt_answer (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  -- Minor units; NULL when the player declined a limit.
  daily_limit bigint CHECK (daily_limit > 0),
  currency char(3) NOT NULL,
  answered_at timestamptz NOT NULL
);

-- The books of the built-in test provider, not of the house.
CREATE TABLE test_provider_charge (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  language char(2) NOT NULL,
  return_success text NOT NULL,
  return_fail text NOT NULL,
  return_cancel text NOT NULL,
  outcome text CHECK (outcome IN ('succeeded', 'failed', 'cancelled')),
  expires_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- When the merchant answered the callback.
  acknowledged_at timestamptz,
  refunded_at timestamptz
);
CREATE INDEX test_provider_unacknowledged ON test_provider_charge (decided_at)
  WHERE decided_at IS NOT NULL AND acknowledged_at IS NULL;

-- The first deposit of a player: the first to insert the row, however many are confirmed at once.
CREATE TABLE first_deposit (
  player_id bigint PRIMARY KEY,
  payment_id text NOT NULL,
  at timestamptz NOT NULL
);

-- Whether the player wants the bonus of the first deposit; until then the choice at registration counts.
CREATE TABLE deposit_bonus_choice (
  player_id bigint PRIMARY KEY,
  accepted boolean NOT NULL,
  chosen_at timestamptz NOT NULL
);
