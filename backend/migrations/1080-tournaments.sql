-- Tournaments in games: opt-in, a board counted from rounds, and prizes reserved in the ledger.

ALTER TABLE account DROP CONSTRAINT account_kind_check, ADD CONSTRAINT account_kind_check CHECK (kind IN (
  'player', 'open-stakes', 'betting-result', 'payments', 'withdrawals', 'promotions', 'advances', 'exchange',
  'open-rounds', 'games-result', 'games-debts',
  'pool-stakes', 'pool-prizes', 'pool-jackpot', 'pool-breakage', 'pool-result', 'prizes'));

ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check CHECK (kind IN (
  'deposit', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'stake', 'settlement', 'void', 'cash-out',
  'reversal', 'promotion', 'advance', 'advance-repaid', 'advance-forgone',
  'bonus', 'bonus-converted', 'bonus-ended', 'refund', 'conversion', 'cashback', 'referral',
  'game-stake', 'game-stake-returned', 'game-win', 'game-win-returned', 'game-round-closed',
  'pool-stake', 'pool-stake-returned', 'pool-shared', 'pool-prize',
  'prizes-reserved', 'prizes-returned', 'prize'));

CREATE TABLE tournament (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The console's key of its attempt, and the digest of what was sent with it.
  key text NOT NULL UNIQUE,
  request_digest bytea NOT NULL,
  -- By language: title and terms.
  texts jsonb NOT NULL,
  -- As `<provider>:<code>`.
  games text[] NOT NULL CHECK (cardinality(games) > 0),
  -- `multiplier`: the best win of a round in hundredths of its stake; `points`: one for each whole minimum
  -- stake in a round; `rounds`: one for each round.
  score text NOT NULL CHECK (score IN ('multiplier', 'points', 'rounds')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Of a round that counts, in minor units.
  min_stake bigint NOT NULL CHECK (min_stake > 0),
  -- From the first rank on, in minor units.
  prizes bigint[] NOT NULL CHECK (cardinality(prizes) BETWEEN 1 AND 100 AND 0 < ALL (prizes)),
  -- Whom it is for; NULL: everybody.
  countries text[],
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- `open`: its prizes are reserved.
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'closed', 'cancelled')),
  ended_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT tournament_ended CHECK ((state IN ('closed', 'cancelled')) = (ended_at IS NOT NULL))
);
CREATE INDEX tournament_open ON tournament (ends_at) WHERE state = 'open';

-- A player's opt-in, with the place on the board that is kept for them.
CREATE TABLE tournament_entry (
  tournament_id bigint NOT NULL REFERENCES tournament (id),
  player_id bigint NOT NULL,
  -- Where a prize goes.
  account_id bigint NOT NULL REFERENCES account (id),
  -- Rounds that were opened before it do not count.
  entered_at timestamptz NOT NULL,
  score bigint NOT NULL DEFAULT 0 CHECK (score >= 0),
  -- The round that the score was reached with: of equal scores the earlier one is ahead.
  reached_round bigint,
  PRIMARY KEY (tournament_id, player_id),
  CONSTRAINT tournament_entry_reached CHECK ((score = 0) = (reached_round IS NULL))
);
CREATE INDEX tournament_entry_of_player ON tournament_entry (player_id);
CREATE INDEX tournament_board ON tournament_entry (tournament_id, score DESC, reached_round);

-- Players whose rounds have changed since their score was counted. One may be there several times.
CREATE TABLE tournament_queue (
  tournament_id bigint NOT NULL,
  player_id bigint NOT NULL
);
CREATE INDEX tournament_queue_of ON tournament_queue (tournament_id);
CREATE TRIGGER round_counts_in_tournaments AFTER INSERT OR UPDATE ON game_round FOR EACH ROW
  WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION queue_for_tournaments();
CREATE INDEX game_round_of_player_since ON game_round (player_id, opened_at);

-- Who has won what: written when a tournament closes, each paid once.
CREATE TABLE tournament_prize (
  tournament_id bigint NOT NULL REFERENCES tournament (id),
  rank smallint NOT NULL CHECK (rank > 0),
  player_id bigint NOT NULL,
  account_id bigint NOT NULL REFERENCES account (id),
  amount bigint NOT NULL CHECK (amount > 0),
  paid_at timestamptz,
  PRIMARY KEY (tournament_id, rank),
  CONSTRAINT tournament_prize_once UNIQUE (tournament_id, player_id)
);
CREATE INDEX tournament_prize_due ON tournament_prize (tournament_id) WHERE paid_at IS NULL;
