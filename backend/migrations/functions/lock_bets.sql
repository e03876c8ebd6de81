-- Locks bets in the order of their ids, and with them those of their accounts that were placed with an
-- advance that is still owed: the end of a bet may leave these without cover and void them. Whatever moves
-- money locks bets first, then accounts, then bonuses.
CREATE OR REPLACE FUNCTION lock_bets(wanted bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lent bigint[];
BEGIN
  SELECT array_agg(advance.bet_id) INTO lent FROM bet
    JOIN advance ON advance.account_id = bet.account_id AND repaid + forgone < amount
    WHERE bet.id = ANY (wanted);
  PERFORM FROM bet WHERE id = ANY (wanted || lent) ORDER BY id FOR NO KEY UPDATE;
END $$;
