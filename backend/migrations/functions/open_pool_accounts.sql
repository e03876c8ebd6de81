-- Opens the house's accounts of pools and of bets on draws in a currency, where they are not.
CREATE OR REPLACE FUNCTION open_pool_accounts(pool_currency text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM account WHERE kind = 'draw-result' AND currency = pool_currency) THEN
    INSERT INTO account (kind, currency)
      SELECT house.kind, pool_currency
      FROM (VALUES ('pool-stakes'), ('pool-prizes'), ('pool-jackpot'), ('pool-breakage'),
        ('pool-result'), ('draw-stakes'), ('draw-result')) AS house (kind)
      ON CONFLICT DO NOTHING;
  END IF;
END $$;
