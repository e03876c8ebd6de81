-- Mail about a sign-in from a device that the account has not been used on.
ALTER TABLE mail
  -- The sign-in that the mail describes.
  ADD COLUMN session_id uuid REFERENCES player_session (id) ON DELETE CASCADE,
  DROP CONSTRAINT mail_kind_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN (
    'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
    'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
    'two-factor-enabled', 'two-factor-disabled', 'passkey-added', 'passkey-removed', 'email-change',
    'email-changed', 'email-replaced', 'new-device', 'documents-checked'));
