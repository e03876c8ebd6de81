-- Credits an advance unless more than `percent` of what covers it would then be owed. `cover` lists bets
-- with the stake that was priced and what it is worth.
CREATE OR REPLACE FUNCTION grant_advance(
  target bigint, wanted bigint, cover jsonb, percent numeric, reference text, granted_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  most bigint;
BEGIN
  -- Sales, settlements and changes of the account's bets need this lock before they commit.
  PERFORM FROM account WHERE id = target FOR NO KEY UPDATE;
  SELECT floor(coalesce(sum(priced.worth), 0) * percent / 100) INTO most
    FROM jsonb_to_recordset(cover) AS priced (bet bigint, stake bigint, worth bigint)
    JOIN bet ON bet.id = priced.bet AND bet.account_id = target AND bet.status = 'open'
      AND bet.stake - bet.sold_stake = priced.stake
    WHERE is_of_own_money(bet.*);
  IF owed_advances(target) + wanted > most THEN
    RETURN false;
  END IF;
  PERFORM move_house_money(target, 'advances', wanted, 'advance', reference, granted_at);
  RETURN true;
END $$;
