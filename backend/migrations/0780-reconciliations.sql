-- The days of a provider that were compared with the ledger. Differences are tasks of operators.
CREATE TABLE payment_reconciliation (
  provider text NOT NULL,
  -- Of UTC.
  day date NOT NULL,
  lines integer NOT NULL,
  differences integer NOT NULL,
  completed_at timestamptz NOT NULL,
  PRIMARY KEY (provider, day)
);

CREATE INDEX journal_payments ON journal (at)
  WHERE kind IN ('deposit', 'refund', 'withdrawal-paid');
