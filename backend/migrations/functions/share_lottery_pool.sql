-- Books what became of a draw's stakes in one currency: the deduction, what is owed to winners, breakage and
-- the jackpot. The caller has the lock of the draw; `lottery_pool` lets it happen once.
CREATE OR REPLACE FUNCTION share_lottery_pool(request jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  written bigint;
  moment timestamptz;
BEGIN
  SELECT * INTO asked FROM jsonb_to_record(request) AS (
    draw bigint, lottery text, currency text, staked bigint, jackpot_before bigint, jackpot_after bigint,
    deducted bigint, breakage bigint, paid bigint, categories jsonb, at bigint);
  moment := to_timestamp(asked.at / 1000.0);
  INSERT INTO lottery_pool (draw_id, currency, staked, jackpot_before, jackpot_after, deducted, breakage,
      paid, categories)
    VALUES (asked.draw, asked.currency, asked.staked, asked.jackpot_before, asked.jackpot_after,
      asked.deducted, asked.breakage, asked.paid, asked.categories);
  INSERT INTO lottery_jackpot (lottery, currency, amount)
    VALUES (asked.lottery, asked.currency, asked.jackpot_after)
    ON CONFLICT (lottery, currency) DO UPDATE SET amount = asked.jackpot_after;
  INSERT INTO journal (kind, source, external_id, at)
    VALUES ('pool-shared', 'pool-draw', asked.draw || ':' || asked.currency, moment)
    RETURNING id INTO written;
  INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
    SELECT written, house.id, asked.currency, part.amount, NULL
    FROM (VALUES ('pool-stakes', -asked.staked), ('pool-prizes', asked.paid),
      ('pool-result', asked.deducted), ('pool-breakage', asked.breakage),
      ('pool-jackpot', asked.jackpot_after - asked.jackpot_before)) AS part (kind, amount)
    JOIN account house ON house.kind = part.kind AND house.currency = asked.currency
    WHERE part.amount <> 0;
END $$;
