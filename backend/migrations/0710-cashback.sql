-- Cashback: a share of the net loss of a period, paid once through the ledger.

ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check CHECK (kind IN (
  'deposit', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'stake', 'settlement', 'void', 'cash-out',
  'reversal', 'promotion', 'advance', 'advance-repaid', 'advance-forgone',
  'bonus', 'bonus-converted', 'bonus-ended', 'refund', 'conversion', 'cashback', 'referral'));

CREATE TABLE cashback_period (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  account_id bigint NOT NULL,
  currency text NOT NULL,
  -- What was played.
  product text NOT NULL CHECK (product IN ('sport')),
  -- The terms, fixed when it began.
  level text NOT NULL,
  percent numeric(5, 2) NOT NULL CHECK (percent > 0 AND percent <= 100),
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  -- Decided in the period. Corrections of bets that an earlier period has counted may leave less than nothing.
  staked bigint NOT NULL DEFAULT 0,
  returned bigint NOT NULL DEFAULT 0,
  -- Rounded down to the minor unit.
  amount bigint NOT NULL GENERATED ALWAYS AS
    (floor(greatest(0, staked - returned) * percent / 100)::bigint) STORED,
  -- `due`: it has ended and is not booked yet; `nothing`: it ended without a loss.
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'due', 'paid', 'nothing')),
  paid_at timestamptz,
  CONSTRAINT cashback_period_paid CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
  CONSTRAINT cashback_period_state CHECK (state = 'running' OR (state = 'nothing') = (amount = 0))
);
CREATE UNIQUE INDEX cashback_period_running ON cashback_period (account_id, product)
  WHERE state = 'running';
CREATE INDEX cashback_period_open ON cashback_period (to_at) WHERE state IN ('running', 'due');
CREATE INDEX cashback_period_of_player ON cashback_period (player_id, id DESC);
