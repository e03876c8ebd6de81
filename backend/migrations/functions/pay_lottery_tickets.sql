-- Pays up to `most` tickets what they are owed, in the order of their accounts, as every batch that locks
-- accounts does; their players are to be notified of it. A ticket that another process is paying is left to it.
-- Returns how many tickets were paid.
-- Requires: move_pool_money
CREATE OR REPLACE FUNCTION pay_lottery_tickets(most integer, moment timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  owed record;
  held account;
  paid integer := 0;
BEGIN
  FOR owed IN SELECT id, account_id, prize, status FROM lottery_ticket
      WHERE prize > 0 AND paid_at IS NULL ORDER BY account_id, id LIMIT most
      FOR UPDATE SKIP LOCKED LOOP
    SELECT * INTO STRICT held FROM account WHERE id = owed.account_id FOR NO KEY UPDATE;
    PERFORM move_pool_money(held,
      CASE WHEN owed.status = 'refunded' THEN 'pool-stake-returned' ELSE 'pool-prize' END,
      'pool-prize', owed.id::text, moment, owed.prize, 'pool-prizes');
    UPDATE lottery_ticket SET paid_at = moment, notice_due = true WHERE id = owed.id;
    paid := paid + 1;
  END LOOP;
  RETURN paid;
END $$;
