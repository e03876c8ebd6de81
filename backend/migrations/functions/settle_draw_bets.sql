-- Decides the bets at fixed odds of a draw by the tickets that `have_won`, and books them: what winners are owed, and
-- what is the house's. The caller has the lock of the draw; the name of the journal lets it happen once.
CREATE OR REPLACE FUNCTION settle_draw_bets(draw bigint, have_won bigint[], moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  decided record;
  written bigint;
BEGIN
  UPDATE lottery_ticket SET
    status = CASE WHEN id = ANY (have_won) THEN 'won' ELSE 'lost' END,
    prize = CASE WHEN id = ANY (have_won) THEN pays ELSE 0 END
    WHERE draw_id = draw AND bet IS NOT NULL;
  FOR decided IN SELECT currency, sum(stake)::bigint AS staked, sum(prize)::bigint AS owed FROM lottery_ticket
      WHERE draw_id = draw AND bet IS NOT NULL GROUP BY currency LOOP
    INSERT INTO journal (kind, source, external_id, at)
      VALUES ('pool-shared', 'draw-bets', draw || ':' || decided.currency, moment)
      RETURNING id INTO written;
    INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
      SELECT written, house.id, decided.currency, part.amount, NULL
      FROM (VALUES ('draw-stakes', -decided.staked), ('pool-prizes', decided.owed),
        ('draw-result', decided.staked - decided.owed)) AS part (kind, amount)
      JOIN account house ON house.kind = part.kind AND house.currency = decided.currency
      WHERE part.amount <> 0;
  END LOOP;
END $$;
