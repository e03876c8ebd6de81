-- Documents whose last day comes near or has passed, and what players have had erased.

ALTER TABLE identity_document
  -- When its player was notified that it expires soon.
  ADD COLUMN warned_at timestamptz,
  -- When its last day had passed, and what followed from it was done.
  ADD COLUMN expired_at timestamptz;
-- What expires next.
CREATE INDEX identity_document_expiry ON identity_document (expires_on)
  WHERE state = 'accepted' AND expires_on IS NOT NULL AND expired_at IS NULL;

ALTER TABLE verification_event
  DROP CONSTRAINT verification_event_event_check,
  DROP CONSTRAINT verification_event_check,
  ADD CONSTRAINT verification_event_event_check CHECK (event IN (
    'uploaded', 'accepted', 'refused', 'requested', 'expiring', 'expired', 'verified', 'unverified', 'erased',
    'check-started', 'check-retry', 'check-failed', 'check-passed', 'check-requested')),
  ADD CONSTRAINT verification_event_check CHECK (
    (event IN ('uploaded', 'accepted', 'refused', 'requested', 'expiring', 'expired')) = (kind IS NOT NULL));

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
  'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked', 'documents-requested',
  'documents-expiring', 'documents-expired',
  'two-factor-codes-renewed', 'promotion', 'sign-in-code', 'security-question-changed', 'history'));
