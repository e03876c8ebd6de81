-- Pays up to `most` tickets what they are owed, in the order of their accounts, as every batch that locks
-- accounts does. A ticket that another process is paying is left to it. Returns the tickets that were paid.
-- Requires: move_pool_money
CREATE OR REPLACE FUNCTION pay_lottery_tickets(most integer, moment timestamptz)
RETURNS TABLE (ticket_id bigint, owner bigint, ticket_currency text, amount bigint, is_refund boolean)
LANGUAGE plpgsql AS $$
DECLARE
  owed record;
  held account;
BEGIN
  FOR owed IN SELECT id, account_id, player_id, currency, prize, status FROM lottery_ticket
      WHERE prize > 0 AND paid_at IS NULL ORDER BY account_id, id LIMIT most
      FOR UPDATE SKIP LOCKED LOOP
    SELECT * INTO STRICT held FROM account WHERE id = owed.account_id FOR NO KEY UPDATE;
    PERFORM move_pool_money(held,
      CASE WHEN owed.status = 'refunded' THEN 'pool-stake-returned' ELSE 'pool-prize' END,
      'pool-prize', owed.id::text, moment, owed.prize, 'pool-prizes');
    UPDATE lottery_ticket SET paid_at = moment WHERE id = owed.id;
    ticket_id := owed.id;
    owner := owed.player_id;
    ticket_currency := owed.currency;
    amount := owed.prize;
    is_refund := owed.status = 'refunded';
    RETURN NEXT;
  END LOOP;
END $$;
