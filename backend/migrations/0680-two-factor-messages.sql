-- Codes by e-mail or SMS as the second factor, beside an app or without one.
CREATE TABLE two_factor_channel (
  player_id bigint NOT NULL REFERENCES player (id),
  -- The confirmed address or the linked phone of the account, which cannot be changed meanwhile.
  channel text NOT NULL CHECK (channel IN ('email', 'phone')),
  enabled_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, channel)
);

-- Recovery codes belong to a player, whichever way the other codes come.
ALTER TABLE two_factor_recovery DROP CONSTRAINT two_factor_recovery_player_id_fkey,
  ADD CONSTRAINT two_factor_recovery_player_id_fkey FOREIGN KEY (player_id) REFERENCES player (id);

-- A code counts for what it was sent for alone.
ALTER TABLE mail_code ADD COLUMN purpose text NOT NULL DEFAULT 'step-up'
    CONSTRAINT mail_code_purpose_check CHECK (purpose IN ('step-up', 'sign-in')),
  DROP CONSTRAINT mail_code_pkey,
  ADD PRIMARY KEY (player_id, purpose);

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
  'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked',
  'two-factor-codes-renewed', 'promotion', 'sign-in-code'));
