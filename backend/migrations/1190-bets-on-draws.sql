-- Bets at fixed odds on draws: a ticket has lines of the pool or one bet, whose risk is the house's.

ALTER TABLE account DROP CONSTRAINT account_kind_check, ADD CONSTRAINT account_kind_check CHECK (kind IN (
  'player', 'open-stakes', 'betting-result', 'payments', 'withdrawals', 'promotions', 'advances', 'exchange',
  'open-rounds', 'games-result', 'games-debts',
  'pool-stakes', 'pool-prizes', 'pool-jackpot', 'pool-breakage', 'pool-result', 'prizes',
  'draw-stakes', 'draw-result'));

ALTER TABLE lottery_ticket
  ALTER COLUMN marks DROP NOT NULL,
  ALTER COLUMN lines DROP NOT NULL,
  ADD COLUMN bet jsonb,
  -- In hundredths, and what the bet pays if it wins, in minor units.
  ADD COLUMN odds integer CHECK (odds > 100),
  ADD COLUMN pays bigint CHECK (pays >= stake),
  ADD CONSTRAINT lottery_ticket_either CHECK (
    CASE WHEN bet IS NULL THEN num_nonnulls(marks, lines) = 2 AND num_nonnulls(odds, pays) = 0
      ELSE num_nonnulls(marks, lines) = 0 AND num_nonnulls(odds, pays) = 2 END);

-- What all bets on a draw in one currency pay beyond their stakes if each of them wins, in minor units.
CREATE TABLE draw_liability (
  draw_id bigint NOT NULL REFERENCES lottery_draw (id),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (draw_id, currency)
);
