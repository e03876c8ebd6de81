-- Calls that players request from Support, and the attempts of operators.

CREATE TABLE support_call (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  -- The client's key of its attempt: a lost response does not make a second call.
  key text NOT NULL,
  topic text NOT NULL CHECK (topic IN ('account', 'payments', 'bets', 'protection', 'technical', 'other')),
  phone_code text NOT NULL,
  phone_number text NOT NULL,
  language text NOT NULL,
  -- When the player wants to be called, and before when it is not tried again.
  window_from timestamptz NOT NULL,
  window_to timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'reached', 'refused', 'unreached', 'cancelled')),
  -- The operator who calls; the call waits for anybody again some time after it was taken.
  taken_by text,
  taken_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (player_id, key),
  CHECK (window_from < window_to),
  CHECK ((taken_by IS NULL) = (taken_at IS NULL) AND (taken_by IS NULL OR status = 'waiting'))
);
CREATE UNIQUE INDEX support_call_open ON support_call (player_id) WHERE status = 'waiting';
CREATE INDEX support_call_player ON support_call (player_id, created_at DESC, id DESC);
CREATE INDEX support_call_queue ON support_call (due_at, id) WHERE status = 'waiting';
CREATE INDEX support_call_over ON support_call (updated_at DESC, id DESC) WHERE status <> 'waiting';

CREATE TABLE support_call_attempt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  call_id bigint NOT NULL REFERENCES support_call (id),
  ended text NOT NULL CHECK (ended IN ('reached', 'no-answer', 'refused')),
  operator text NOT NULL,
  note text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX support_call_attempt_call ON support_call_attempt (call_id, id);

-- A player who did not answer is notified.
ALTER TABLE mail
  DROP CONSTRAINT mail_kind_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN (
    'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
    'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
    'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
    'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked', 'documents-requested',
    'documents-expiring', 'documents-expired',
    'two-factor-codes-renewed', 'promotion', 'sign-in-code', 'security-question-changed', 'history',
    'bets-settled', 'deposit-arrived', 'cashback-paid', 'limit-active', 'limit-changed', 'account-secured',
    'referral-paid', 'match-started', 'match-score', 'match-half-time', 'match-ended', 'match-called-off', 'price-risen',
    'price-fallen', 'call-missed'));
