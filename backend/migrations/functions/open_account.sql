-- The account of a player of that type and currency, opened if there is none, with the house's accounts of
-- the currency. Looks before it writes: an insert that meets a conflict uses up an id.
CREATE OR REPLACE FUNCTION open_account(owner bigint, account_type smallint, account_currency text)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE opened bigint;
BEGIN
  SELECT id INTO opened FROM account
    WHERE kind = 'player' AND (player_id, type, currency) = (owner, account_type, account_currency);
  IF FOUND THEN
    RETURN opened;
  END IF;
  IF NOT EXISTS (SELECT FROM account WHERE kind = 'payments' AND currency = account_currency) THEN
    INSERT INTO account (kind, currency)
      SELECT house.kind, account_currency
      FROM (VALUES ('open-stakes'), ('betting-result'), ('payments'), ('withdrawals')) AS house (kind)
      ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO account (kind, player_id, type, currency, balance)
    VALUES ('player', owner, account_type, account_currency, 0)
    ON CONFLICT DO NOTHING RETURNING id INTO opened;
  IF opened IS NULL THEN
    SELECT id INTO opened FROM account
      WHERE kind = 'player' AND (player_id, type, currency) = (owner, account_type, account_currency);
  END IF;
  RETURN opened;
END $$;
