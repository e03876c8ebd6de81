-- Free rounds of games: what operators have granted, and the rounds that were played on it.

ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check CHECK (kind IN (
  'deposit', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'stake', 'settlement', 'void', 'cash-out',
  'reversal', 'promotion', 'advance', 'advance-repaid', 'advance-forgone',
  'bonus', 'bonus-converted', 'bonus-ended', 'refund', 'conversion', 'cashback', 'referral',
  'game-stake', 'game-stake-returned', 'game-win', 'game-win-returned', 'game-round-closed',
  'free-round-win', 'free-round-win-returned',
  'pool-stake', 'pool-stake-returned', 'pool-shared', 'pool-prize',
  'prizes-reserved', 'prizes-returned', 'prize'));

ALTER TABLE game ADD COLUMN has_free_rounds boolean NOT NULL DEFAULT false;

-- What an operator has granted at once, to one player or several.
CREATE TABLE free_round_gift (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  -- The console's key of its attempt, and the digest of what was sent with it.
  key text NOT NULL UNIQUE,
  request_digest bytea NOT NULL,
  provider text NOT NULL,
  game text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- What each round is played for, in minor units; it is debited nowhere.
  stake bigint NOT NULL CHECK (stake > 0),
  -- For each player.
  rounds integer NOT NULL CHECK (rounds > 0),
  granted_at timestamptz NOT NULL,
  -- No round begins from then on.
  expires_at timestamptz NOT NULL CHECK (expires_at > granted_at),
  -- Likewise, by an operator.
  withdrawn_at timestamptz,
  granted_by text NOT NULL,
  reason text NOT NULL,
  -- The players who were to have them and were given none, [player, why].
  refused jsonb NOT NULL
);

CREATE TABLE free_round_grant (
  -- What the provider names it by.
  reward text PRIMARY KEY,
  gift_id bigint NOT NULL REFERENCES free_round_gift (id),
  player_id bigint NOT NULL REFERENCES player (id),
  -- Of the rounds, those that were begun and not taken back.
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  UNIQUE (gift_id, player_id)
);
CREATE INDEX free_round_grant_of_player ON free_round_grant (player_id);

-- A free round stakes nothing, and its win is paid by promotions.
ALTER TABLE game_round
  ADD COLUMN reward text REFERENCES free_round_grant (reward),
  ADD CONSTRAINT game_round_free CHECK (reward IS NULL OR staked = 0);
CREATE INDEX game_round_of_reward ON game_round (reward) WHERE reward IS NOT NULL;

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
    'price-fallen', 'call-missed', 'tickets-paid', 'tickets-returned', 'stake-returned', 'free-rounds-granted'));
