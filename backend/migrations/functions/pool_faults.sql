-- Tickets and pools that do not agree with the ledger, in words; empty when the books are right. The counterpart
-- of `ledger_faults`.
CREATE OR REPLACE FUNCTION pool_faults() RETURNS TABLE (fault text, subject text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'the account ' || account.kind || ' is not what draws and tickets say', account.currency
    FROM account WHERE (account.kind LIKE 'pool-%' OR account.kind LIKE 'draw-%')
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id) <> CASE account.kind
      WHEN 'pool-stakes' THEN (SELECT coalesce(sum(stake), 0) FROM lottery_ticket
        WHERE status = 'open' AND bet IS NULL AND lottery_ticket.currency = account.currency)
      WHEN 'draw-stakes' THEN (SELECT coalesce(sum(stake), 0) FROM lottery_ticket
        WHERE status = 'open' AND bet IS NOT NULL AND lottery_ticket.currency = account.currency)
      WHEN 'draw-result' THEN (SELECT coalesce(sum(stake - prize), 0) FROM lottery_ticket
        WHERE status IN ('won', 'lost') AND bet IS NOT NULL AND lottery_ticket.currency = account.currency)
      WHEN 'pool-prizes' THEN (SELECT coalesce(sum(prize), 0) FROM lottery_ticket
        WHERE paid_at IS NULL AND lottery_ticket.currency = account.currency)
      WHEN 'pool-jackpot' THEN (SELECT coalesce(sum(lottery_jackpot.amount), 0) FROM lottery_jackpot
        WHERE lottery_jackpot.currency = account.currency)
      WHEN 'pool-breakage' THEN (SELECT coalesce(sum(breakage), 0) FROM lottery_pool
        WHERE lottery_pool.currency = account.currency)
      ELSE (SELECT coalesce(sum(deducted), 0) FROM lottery_pool
        WHERE lottery_pool.currency = account.currency) END
  UNION ALL
  SELECT 'a ticket has no journal of its stake', ticket.id::text
    FROM lottery_ticket ticket
    LEFT JOIN journal ON journal.source = 'pool-ticket' AND journal.external_id = ticket.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = ticket.account_id
    WHERE entry.amount IS DISTINCT FROM -ticket.stake
  UNION ALL
  SELECT 'a ticket is not paid what it is owed, once', ticket.id::text
    FROM lottery_ticket ticket
    LEFT JOIN journal ON journal.source = 'pool-prize' AND journal.external_id = ticket.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = ticket.account_id
    WHERE coalesce(entry.amount, 0) <> CASE WHEN ticket.paid_at IS NULL THEN 0 ELSE ticket.prize END
  UNION ALL
  SELECT 'a pool is not that of its tickets', pool.draw_id || ':' || pool.currency
    FROM lottery_pool pool JOIN lottery_ticket ticket USING (draw_id, currency)
    WHERE ticket.bet IS NULL
    GROUP BY pool.draw_id, pool.currency, pool.staked, pool.paid
    HAVING sum(ticket.stake) <> pool.staked OR sum(ticket.prize) <> pool.paid
  UNION ALL
  SELECT 'the liability of a draw is not that of its bets', draw_id || ':' || currency
    FROM (SELECT draw_id, currency, amount FROM draw_liability
      UNION ALL
      SELECT draw_id, currency, stake - pays FROM lottery_ticket WHERE bet IS NOT NULL) risk
    GROUP BY draw_id, currency HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'a bet on a draw has not paid what it was sold for', ticket.id::text
    FROM lottery_ticket ticket
    WHERE bet IS NOT NULL AND prize <> CASE status WHEN 'won' THEN pays WHEN 'refunded' THEN stake ELSE 0 END
  UNION ALL
  SELECT 'a draw has ended and a ticket of it has not', ticket.id::text
    FROM lottery_ticket ticket JOIN lottery_draw draw ON draw.id = ticket.draw_id
    WHERE (ticket.status = 'open') <> (draw.status = 'open');
END $$;
