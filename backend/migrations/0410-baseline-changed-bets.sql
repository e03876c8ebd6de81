-- Open bets cashed out, settlements corrected and events voided.
-- Replaces (0.1.0): 0162-cash-out, 0164-changed-bets, 0391-void-legs

-- Each cash-out, once for an idempotency key.
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

-- Settlements that were reversed.
CREATE TABLE bet_correction (
  bet_id bigint NOT NULL,
  revision smallint NOT NULL,
  at timestamptz NOT NULL,
  status text NOT NULL,
  payout bigint NOT NULL,
  settlement jsonb NOT NULL,
  reason text NOT NULL,
  -- Set when legs were voided by an operator.
  void_reason text,
  PRIMARY KEY (bet_id, revision)
);

-- Voids by operators, once for an idempotency key. Without an answer the void is in progress, or was
-- interrupted and is completed by a retry.
CREATE TABLE event_void (
  idempotency_key text PRIMARY KEY,
  -- SHA-256 of the request.
  payload_digest text NOT NULL,
  event_id bigint NOT NULL,
  actor text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Bets, legs and money before the void.
  touched jsonb NOT NULL,
  answer jsonb
);
