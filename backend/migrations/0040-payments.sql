-- Deposits and what providers have said about them.

CREATE TABLE payment (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  status text NOT NULL CHECK (status IN ('created', 'pending', 'succeeded', 'failed', 'cancelled')),
  provider text NOT NULL,
  method_id text NOT NULL,
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  idempotency_key text NOT NULL,
  -- SHA-256 of the request: the same key must come with the same wish.
  request_digest bytea NOT NULL,
  language char(2) NOT NULL,
  redirect_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (player_id, idempotency_key)
);
CREATE INDEX payment_player ON payment (player_id, created_at DESC, id DESC);
CREATE INDEX payment_open ON payment (created_at) WHERE status IN ('created', 'pending');

-- Every genuine callback, once: the proof of why a payment is what it is.
CREATE TABLE payment_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  payment_id uuid NOT NULL REFERENCES payment (id),
  outcome text NOT NULL CHECK (outcome IN ('succeeded', 'failed', 'cancelled')),
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);

-- The answer to the question about a deposit limit before the first deposit (UK RTS 12A).
CREATE TABLE limit_prompt_answer (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  -- Minor units; NULL when the player chose to go on without a limit.
  daily_limit bigint CHECK (daily_limit > 0),
  currency char(3) NOT NULL,
  answered_at timestamptz NOT NULL
);

-- The built-in test provider is a party of its own: this is its book, not the house's.
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
  -- Set once the merchant has answered the callback.
  acknowledged_at timestamptz
);
CREATE INDEX test_provider_unacknowledged ON test_provider_charge (decided_at)
  WHERE decided_at IS NOT NULL AND acknowledged_at IS NULL;
