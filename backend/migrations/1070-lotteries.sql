-- Lotteries on the ledger: draws, tickets, and the pools that the winners share.

ALTER TABLE account DROP CONSTRAINT account_kind_check, ADD CONSTRAINT account_kind_check CHECK (kind IN (
  'player', 'open-stakes', 'betting-result', 'payments', 'withdrawals', 'promotions', 'advances', 'exchange',
  'open-rounds', 'games-result', 'games-debts',
  'pool-stakes', 'pool-prizes', 'pool-jackpot', 'pool-breakage', 'pool-result'));

ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check CHECK (kind IN (
  'deposit', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'stake', 'settlement', 'void', 'cash-out',
  'reversal', 'promotion', 'advance', 'advance-repaid', 'advance-forgone',
  'bonus', 'bonus-converted', 'bonus-ended', 'refund', 'conversion', 'cashback', 'referral',
  'game-stake', 'game-stake-returned', 'game-win', 'game-win-returned', 'game-round-closed',
  'pool-stake', 'pool-stake-returned', 'pool-shared', 'pool-prize'));

CREATE TABLE lottery_draw (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lottery text NOT NULL,
  -- No ticket is sold from then on, and the draw is held.
  closes_at timestamptz NOT NULL,
  -- What decides the draw, with the salt: shown to nobody before it is held.
  seed text NOT NULL,
  -- SHA-256 of the seed's text as hex, published while tickets are sold.
  seed_hash text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'held', 'cancelled')),
  -- Computed from all tickets of the draw, and so known to nobody before it was closed.
  salt text,
  numbers jsonb,
  ended_at timestamptz,
  CONSTRAINT lottery_draw_once UNIQUE (lottery, closes_at),
  CONSTRAINT lottery_draw_ended CHECK ((status = 'open') = (ended_at IS NULL)),
  CONSTRAINT lottery_draw_numbers CHECK ((status = 'held') = (numbers IS NOT NULL AND salt IS NOT NULL))
);
CREATE INDEX lottery_draw_due ON lottery_draw (closes_at) WHERE status = 'open';
CREATE INDEX lottery_draw_results ON lottery_draw (lottery, id DESC) WHERE status <> 'open';

-- Amounts in minor units.
CREATE TABLE lottery_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  draw_id bigint NOT NULL REFERENCES lottery_draw (id),
  player_id bigint NOT NULL,
  account_id bigint NOT NULL,
  currency text NOT NULL,
  idempotency_key text NOT NULL,
  payload_digest text NOT NULL,
  marks jsonb NOT NULL,
  lines integer NOT NULL CHECK (lines > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost', 'refunded')),
  -- Lines that won in each category, the best first.
  won_lines jsonb,
  -- What is paid to the player: the prize, or the stake of a draw that was cancelled.
  prize bigint NOT NULL DEFAULT 0 CHECK (prize >= 0),
  paid_at timestamptz,
  balance_after bigint NOT NULL,
  bought_at timestamptz NOT NULL,
  CONSTRAINT lottery_ticket_once UNIQUE (player_id, idempotency_key)
);
CREATE INDEX lottery_ticket_of_draw ON lottery_ticket (draw_id, id);
CREATE INDEX lottery_ticket_of_player ON lottery_ticket (player_id, id DESC);
CREATE INDEX lottery_ticket_unpaid ON lottery_ticket (account_id, id) WHERE prize > 0 AND paid_at IS NULL;

-- What became of the stakes of a draw in one currency. Amounts in minor units.
CREATE TABLE lottery_pool (
  draw_id bigint NOT NULL REFERENCES lottery_draw (id),
  currency text NOT NULL,
  staked bigint NOT NULL,
  -- What earlier draws had left, and what this one leaves.
  jackpot_before bigint NOT NULL,
  jackpot_after bigint NOT NULL,
  deducted bigint NOT NULL,
  breakage bigint NOT NULL,
  paid bigint NOT NULL,
  -- For each category, the best first: lines that won, and what each is paid.
  categories jsonb NOT NULL,
  PRIMARY KEY (draw_id, currency),
  CONSTRAINT lottery_pool_whole
    CHECK (staked + jackpot_before = deducted + breakage + paid + jackpot_after)
);

-- What the next draw of a lottery begins with.
CREATE TABLE lottery_jackpot (
  lottery text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (lottery, currency)
);
