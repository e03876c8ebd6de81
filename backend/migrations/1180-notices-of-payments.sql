-- Tickets bring chance into their draw, and players are notified of what tickets are paid and of stakes that insurance
-- gives back.

ALTER TABLE lottery_ticket
  -- 256 random bits of the sale: known to nobody before it, they are in the salt of the draw.
  ADD COLUMN nonce text CONSTRAINT lottery_ticket_nonce CHECK (nonce ~ '^[0-9a-f]{64}$'),
  -- Paid, and its player is not notified yet.
  ADD COLUMN notice_due boolean NOT NULL DEFAULT false;
CREATE INDEX lottery_ticket_notice ON lottery_ticket (player_id) WHERE notice_due;

-- Nobody used what it returned.
DROP FUNCTION IF EXISTS pay_lottery_tickets(integer, timestamptz);

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
