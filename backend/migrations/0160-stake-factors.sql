-- Players whose stakes are limited more, or less, than others', and why. Who changed it is in the
-- audit log.
CREATE TABLE stake_factor (
  player_id bigint PRIMARY KEY,
  factor numeric(6, 4) NOT NULL CHECK (factor > 0 AND factor <= 10),
  reason text NOT NULL CHECK (reason IN ('new-player', 'market-risk', 'review', 'agreement'))
);

-- What a coupon of multiple singles was answered, by the first of its bets: the others and the legs
-- refused belong to the answer that a retried request gets again.
CREATE TABLE singles_answer (
  bet_id bigint PRIMARY KEY,
  answer jsonb NOT NULL
);
