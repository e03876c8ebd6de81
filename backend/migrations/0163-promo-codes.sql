-- Promo codes: stakes that the house pays, and wins that it adds to.

-- `promotions` pays what the house gives away.
ALTER TABLE account DROP CONSTRAINT account_kind_check, ADD CONSTRAINT account_kind_check
  CHECK (kind IN ('player', 'open-stakes', 'betting-result', 'payments', 'promotions', 'advances'));
ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check
  CHECK (kind IN ('deposit', 'withdrawal', 'stake', 'settlement', 'void', 'cash-out', 'reversal',
    'promotion', 'advance', 'advance-repaid', 'advance-forgone', 'bonus', 'bonus-converted',
    'bonus-ended'));

-- Moves money between a player's account and one of the house's, which is made where there is none.
-- Answers the balance after it.
CREATE FUNCTION move_house_money(
  target bigint, house_kind text, moved bigint, journal_kind text, reference text,
  moved_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  held account;
  written bigint;
BEGIN
  UPDATE account SET balance = balance + moved WHERE id = target AND kind = 'player'
    RETURNING * INTO STRICT held;
  INSERT INTO account (kind, currency) VALUES (house_kind, held.currency) ON CONFLICT DO NOTHING;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES (journal_kind, journal_kind, reference, moved_at) RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, target, held.currency, moved, held.balance
    UNION ALL
    SELECT written, house.id, held.currency, -moved, NULL
    FROM account house WHERE house.kind = house_kind AND house.currency = held.currency;
  RETURN held.balance;
END $$;

CREATE TABLE promo_code (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9-]{3,32}$'),
  -- NULL: anybody's, once each.
  player_id bigint,
  kind text NOT NULL CHECK (kind IN ('free-bet', 'win-boost')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Free bet: the stake. Win boost: the most it adds.
  amount bigint CHECK (amount > 0),
  percent numeric(6, 2) CHECK (percent > 0),
  min_coef text,
  -- NULL: all that take promo codes.
  types smallint[],
  expires_at timestamptz NOT NULL,
  CONSTRAINT promo_code_gives CHECK (CASE kind
    WHEN 'free-bet' THEN amount IS NOT NULL AND percent IS NULL
    ELSE percent IS NOT NULL END)
);
CREATE INDEX promo_code_of_player ON promo_code (player_id) WHERE player_id IS NOT NULL;

-- Once for a player; the bet is known as soon as it is placed, in the same transaction.
CREATE TABLE promo_code_use (
  code text NOT NULL,
  player_id bigint NOT NULL,
  bet_id bigint,
  PRIMARY KEY (code, player_id)
);
CREATE INDEX promo_code_use_of_bet ON promo_code_use (bet_id);

-- A bet that comes to nothing gives its code back.
CREATE FUNCTION give_promo_code_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM promo_code_use WHERE bet_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER bet_refunded AFTER UPDATE OF status ON bet FOR EACH ROW
  WHEN (NEW.status = 'refunded' AND OLD.status = 'open' AND NEW.terms->'shown' ? 'promoCode')
  EXECUTE FUNCTION give_promo_code_back();
