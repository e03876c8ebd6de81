-- Daily challenges in games: joined by choice, counted from rounds, with a prize that is reserved for whoever joins.

CREATE TABLE challenge (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The console's key of its attempt, and the digest of what was sent with it.
  key text NOT NULL UNIQUE,
  request_digest bytea NOT NULL,
  -- By language: the title.
  texts jsonb NOT NULL,
  -- As `<provider>:<code>`.
  games text[] NOT NULL CHECK (cardinality(games) > 0),
  -- `rounds`: so many rounds; `games`: a round in so many different games; `multiplier`: so many rounds that have
  -- paid at least `multiplier` hundredths of their stake.
  goal text NOT NULL CHECK (goal IN ('rounds', 'games', 'multiplier')),
  target smallint NOT NULL CHECK (target BETWEEN 1 AND 50),
  multiplier smallint CHECK (multiplier > 100),
  -- ISO: Monday is 1.
  weekdays smallint[] NOT NULL CHECK (cardinality(weekdays) BETWEEN 1 AND 7 AND weekdays <@ '{1,2,3,4,5,6,7}'),
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  -- Whom it is for; NULL: everybody.
  countries text[],
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'running', 'stopped')),
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT challenge_multiplier CHECK ((goal = 'multiplier') = (multiplier IS NOT NULL))
);
CREATE INDEX challenge_running ON challenge (last_day) WHERE state = 'running';

-- What a challenge brings in a currency, in minor units. A day of it costs the prize for each place at most.
CREATE TABLE challenge_purse (
  challenge_id bigint NOT NULL REFERENCES challenge (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Of a round that counts.
  min_stake bigint NOT NULL CHECK (min_stake > 0),
  prize bigint NOT NULL CHECK (prize > 0),
  -- Players who can join in a day.
  places integer NOT NULL CHECK (places > 0),
  PRIMARY KEY (challenge_id, currency)
);

-- A day of a challenge, with its prizes reserved while it is open.
CREATE TABLE challenge_day (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  challenge_id bigint NOT NULL REFERENCES challenge (id),
  day date NOT NULL,
  -- The day in the time zone that the site had when it began.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  CONSTRAINT challenge_day_once UNIQUE (challenge_id, day)
);
CREATE INDEX challenge_day_open ON challenge_day (ends_at) WHERE state = 'open';

-- A player's opt-in, with how far they are.
CREATE TABLE challenge_entry (
  day_id bigint NOT NULL REFERENCES challenge_day (id),
  player_id bigint NOT NULL,
  -- Where the prize goes.
  account_id bigint NOT NULL REFERENCES account (id),
  currency text NOT NULL,
  -- Rounds that were opened before it do not count.
  entered_at timestamptz NOT NULL,
  progress smallint NOT NULL DEFAULT 0 CHECK (progress >= 0),
  -- When it was counted that the goal is reached.
  won_at timestamptz,
  paid_at timestamptz,
  PRIMARY KEY (day_id, player_id),
  CONSTRAINT challenge_entry_paid CHECK (paid_at IS NULL OR won_at IS NOT NULL)
);
CREATE INDEX challenge_entry_of_player ON challenge_entry (player_id, day_id);
CREATE INDEX challenge_entry_due ON challenge_entry (won_at) WHERE won_at IS NOT NULL AND paid_at IS NULL;

-- Players whose rounds have changed since they were counted. One may be there several times.
CREATE TABLE challenge_queue (
  day_id bigint NOT NULL,
  player_id bigint NOT NULL
);
CREATE INDEX challenge_queue_of ON challenge_queue (day_id);
CREATE TRIGGER round_counts_in_challenges AFTER INSERT OR UPDATE ON game_round FOR EACH ROW
  WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION queue_for_challenges();

ALTER TABLE mail
  DROP CONSTRAINT mail_kind_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN (
    'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
    'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
    'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
    'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked', 'documents-requested',
    'documents-expiring', 'documents-expired',
    'two-factor-codes-renewed', 'promotion', 'sign-in-code', 'security-question-changed', 'history',
    'bets-settled', 'deposit-arrived', 'cashback-paid', 'limit-active', 'limit-changed', 'account-secured',
    'referral-paid', 'match-started', 'match-score', 'match-half-time', 'match-ended', 'match-called-off', 'price-risen',
    'price-fallen', 'call-missed', 'tickets-paid', 'tickets-returned', 'stake-returned', 'free-rounds-granted',
    'challenge-paid'));
