-- Promotions that also go by mail, to those who agreed to that.

ALTER TABLE broadcast ADD COLUMN by_mail boolean NOT NULL DEFAULT false
  CONSTRAINT broadcast_by_mail_check CHECK (kind = 'promotion' OR NOT by_mail);

ALTER TABLE mail
  -- What a promotion is about.
  ADD COLUMN broadcast_id bigint REFERENCES broadcast (id),
  DROP CONSTRAINT mail_kind_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN (
    'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
    'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
    'two-factor-enabled', 'two-factor-disabled', 'passkey-added', 'passkey-removed', 'email-change',
    'email-changed', 'email-replaced', 'new-device', 'documents-checked', 'two-factor-codes-renewed',
    'promotion')),
  ADD CONSTRAINT mail_promotion_check CHECK (
    (kind = 'promotion') = (broadcast_id IS NOT NULL)
    AND (kind <> 'promotion' OR (player_id IS NOT NULL AND origin IS NOT NULL)));
