-- Money out: reserved when it is requested, until its provider has paid it or it is returned.

ALTER TABLE account DROP CONSTRAINT account_kind_check, ADD CONSTRAINT account_kind_check CHECK (kind IN (
  'player', 'open-stakes', 'betting-result', 'payments', 'withdrawals', 'promotions', 'advances'));
INSERT INTO account (kind, currency)
  SELECT 'withdrawals', currency FROM account WHERE kind = 'payments' ON CONFLICT DO NOTHING;

ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check CHECK (kind IN (
  'deposit', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'stake', 'settlement', 'void', 'cash-out',
  'reversal', 'promotion', 'advance', 'advance-repaid', 'advance-forgone',
  'bonus', 'bonus-converted', 'bonus-ended', 'refund'));

-- Taken out at once until now; what a payment moves out is reserved first.
DROP FUNCTION IF EXISTS withdraw_payment(bigint, bigint, text, text, text, timestamptz);

-- The means that brought money in, as their provider names them: money goes back to these alone.
CREATE TABLE payment_means (
  player_id bigint NOT NULL REFERENCES player (id),
  provider text NOT NULL,
  method_id text NOT NULL,
  means_id text NOT NULL,
  -- As its owner recognises it, e.g. the last digits of a card.
  label text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, provider, method_id, means_id)
);
INSERT INTO payment_means (player_id, provider, method_id, means_id, label, used_at)
  SELECT player_id, provider, method_id, 'test-4242', '•••• 4242', max(updated_at) FROM payment
  WHERE kind = 'deposit' AND status = 'succeeded' AND provider = 'test' GROUP BY 1, 2, 3;

-- What a payment of the kind `withdrawal` has beyond other payments.
CREATE TABLE withdrawal (
  payment_id uuid PRIMARY KEY REFERENCES payment (id),
  means_id text NOT NULL,
  means_label text NOT NULL,
  -- What the provider takes of the amount.
  fee bigint NOT NULL CHECK (fee >= 0),
  state text NOT NULL CHECK (
    state IN ('requested', 'review', 'approved', 'sent', 'paid', 'failed', 'rejected')),
  reason text CHECK (reason IN (
    'provider_refused', 'means_invalid', 'rejected_review', 'rejected_fraud', 'rejected_documents')),
  -- [{state, at}], the states so far with their times in milliseconds since epoch.
  steps jsonb NOT NULL,
  CONSTRAINT withdrawal_reason CHECK ((state IN ('failed', 'rejected')) = (reason IS NOT NULL))
);
CREATE INDEX withdrawal_open ON withdrawal (state) WHERE state IN ('review', 'approved', 'sent');

-- The test provider's own book of what it was ordered to pay.
CREATE TABLE test_provider_payout (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('succeeded', 'failed')),
  due_at timestamptz NOT NULL,
  acknowledged_at timestamptz
);
CREATE INDEX test_provider_payout_due ON test_provider_payout (due_at) WHERE acknowledged_at IS NULL;

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected'));
