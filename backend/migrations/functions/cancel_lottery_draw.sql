-- Cancels a draw that was not held: every stake of it is owed to its player. Returns how many tickets that are;
-- NULL where the draw was held or cancelled before, or is none.
CREATE OR REPLACE FUNCTION cancel_lottery_draw(draw bigint, moment timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  returned record;
  written bigint;
  tickets integer;
BEGIN
  PERFORM FROM lottery_draw WHERE id = draw AND status = 'open' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  UPDATE lottery_draw SET status = 'cancelled', ended_at = moment WHERE id = draw;
  UPDATE lottery_ticket SET status = 'refunded', prize = stake WHERE draw_id = draw;
  GET DIAGNOSTICS tickets = ROW_COUNT;
  FOR returned IN SELECT currency, bet IS NOT NULL AS is_bet, sum(stake)::bigint AS staked FROM lottery_ticket
      WHERE draw_id = draw GROUP BY currency, is_bet LOOP
    INSERT INTO journal (kind, source, external_id, at)
      VALUES ('pool-shared', CASE WHEN returned.is_bet THEN 'draw-bets' ELSE 'pool-draw' END,
        draw || ':' || returned.currency, moment)
      RETURNING id INTO written;
    INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
      SELECT written, house.id, returned.currency, part.amount, NULL
      FROM (VALUES (CASE WHEN returned.is_bet THEN 'draw-stakes' ELSE 'pool-stakes' END, -returned.staked),
        ('pool-prizes', returned.staked))
        AS part (kind, amount)
      JOIN account house ON house.kind = part.kind AND house.currency = returned.currency;
  END LOOP;
  RETURN tickets;
END $$;
