-- Accounts converted into another currency, kuna into euros by law among them.

ALTER TABLE account DROP CONSTRAINT account_kind_check, ADD CONSTRAINT account_kind_check CHECK (kind IN (
  'player', 'open-stakes', 'betting-result', 'payments', 'withdrawals', 'promotions', 'advances', 'exchange'));

ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check CHECK (kind IN (
  'deposit', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'stake', 'settlement', 'void', 'cash-out',
  'reversal', 'promotion', 'advance', 'advance-repaid', 'advance-forgone',
  'bonus', 'bonus-converted', 'bonus-ended', 'refund', 'conversion'));

CREATE TABLE account_conversion (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  idempotency_key text NOT NULL,
  request_digest bytea NOT NULL,
  source_id bigint NOT NULL REFERENCES account (id),
  target_id bigint NOT NULL REFERENCES account (id),
  -- Minor units of the two currencies.
  taken bigint NOT NULL CHECK (taken >= 0),
  given bigint NOT NULL CHECK (given >= 0),
  -- Units of the two currencies for one euro, as they were applied.
  source_rate numeric NOT NULL CHECK (source_rate > 0),
  target_rate numeric NOT NULL CHECK (target_rate > 0),
  -- The turnover of the source (see `withdrawal_turnover`), in minor units of each currency: it goes on in the
  -- target, so that a conversion takes no money past it.
  deposited_taken bigint NOT NULL,
  deposited_given bigint NOT NULL,
  staked_taken bigint NOT NULL,
  staked_given bigint NOT NULL,
  converted_at timestamptz NOT NULL,
  CONSTRAINT account_conversion_once UNIQUE (player_id, idempotency_key)
);
CREATE INDEX account_conversion_source ON account_conversion (source_id);
CREATE INDEX account_conversion_target ON account_conversion (target_id);
CREATE TRIGGER account_conversion_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON account_conversion
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE account_conversion ENABLE ALWAYS TRIGGER account_conversion_append_only;
