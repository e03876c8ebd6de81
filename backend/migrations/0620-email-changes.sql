-- The e-mail address that a player is changing to; it counts once its code has been given.
CREATE TABLE email_change (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  email text NOT NULL,
  -- Keyed, of the code in the message; NULL until the message is written.
  digest bytea,
  attempts smallint NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

ALTER TABLE mail_link DROP CONSTRAINT mail_link_purpose_check,
  ADD CONSTRAINT mail_link_purpose_check
    CHECK (purpose IN ('password', 'first-password', 'activation', 'email-undo'));

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled', 'passkey-added', 'passkey-removed', 'email-change',
  'email-changed', 'email-replaced', 'documents-checked'));
