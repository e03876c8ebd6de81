-- Mail about new recovery codes.
ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled', 'passkey-added', 'passkey-removed', 'email-change',
  'email-changed', 'email-replaced', 'new-device', 'documents-checked', 'two-factor-codes-renewed'));
