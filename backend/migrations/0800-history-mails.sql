-- Histories that players are sent by mail. The file is made when the mail is sent.
CREATE TABLE history_mail (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  idempotency_key text NOT NULL,
  request_digest bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bets', 'payments')),
  format text NOT NULL CHECK (format IN ('pdf', 'csv')),
  -- NULL: all accounts.
  account_id bigint,
  -- NULL: from the first entry on.
  from_time timestamptz,
  to_time timestamptz NOT NULL,
  language text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- When its mail was accepted for delivery.
  sent_at timestamptz,
  CONSTRAINT history_mail_once UNIQUE (player_id, idempotency_key)
);
CREATE INDEX history_mail_latest ON history_mail (player_id, requested_at);

ALTER TABLE mail
  -- The history that a mail carries.
  ADD COLUMN history_mail_id uuid REFERENCES history_mail (id),
  DROP CONSTRAINT mail_kind_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN (
    'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
    'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
    'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
    'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked',
    'two-factor-codes-renewed', 'promotion', 'sign-in-code', 'security-question-changed', 'history')),
  ADD CONSTRAINT mail_history_check CHECK (
    (kind = 'history') = (history_mail_id IS NOT NULL) AND (kind <> 'history' OR player_id IS NOT NULL));

-- Files of the messages that the test provider has accepted.
CREATE TABLE test_mail_file (
  mail_id uuid NOT NULL REFERENCES test_mail (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (mail_id, position)
);
