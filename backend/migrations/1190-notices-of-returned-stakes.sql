-- Players are notified of a stake that comes back by insurance.

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
    'price-fallen', 'call-missed', 'tickets-paid', 'tickets-returned', 'stake-returned'));
