-- Games of providers on the ledger: sessions, rounds, and every movement that a provider reported.

ALTER TABLE account DROP CONSTRAINT account_kind_check, ADD CONSTRAINT account_kind_check CHECK (kind IN (
  'player', 'open-stakes', 'betting-result', 'payments', 'withdrawals', 'promotions', 'advances', 'exchange',
  'open-rounds', 'games-result', 'games-debts'));

ALTER TABLE journal DROP CONSTRAINT journal_kind_check, ADD CONSTRAINT journal_kind_check CHECK (kind IN (
  'deposit', 'withdrawal', 'withdrawal-paid', 'withdrawal-returned', 'stake', 'settlement', 'void', 'cash-out',
  'reversal', 'promotion', 'advance', 'advance-repaid', 'advance-forgone',
  'bonus', 'bonus-converted', 'bonus-ended', 'refund', 'conversion', 'cashback', 'referral',
  'game-stake', 'game-stake-returned', 'game-win', 'game-win-returned', 'game-round-closed'));

-- A game that a player has opened, with the one account it plays with.
CREATE TABLE game_session (
  id uuid PRIMARY KEY,
  -- SHA-256 of the token that its provider names it by; the token itself is stored nowhere.
  token_digest bytea NOT NULL UNIQUE,
  provider text NOT NULL,
  game text NOT NULL,
  player_id bigint NOT NULL,
  account_id bigint NOT NULL REFERENCES account (id),
  currency text NOT NULL,
  opened_at timestamptz NOT NULL,
  -- When the provider had responded to the launch: no call of its before that counts.
  launched_at timestamptz,
  -- The sign-in that it was opened in: with it, stakes end.
  sign_in_id uuid,
  -- No stake is accepted after it; wins and what is taken back are.
  expires_at timestamptz NOT NULL CHECK (expires_at > opened_at)
);
CREATE INDEX game_session_of_player ON game_session (player_id, opened_at DESC);

-- A round as its provider names it. Amounts in minor units.
CREATE TABLE game_round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  external_id text NOT NULL,
  account_id bigint NOT NULL,
  player_id bigint NOT NULL,
  currency text NOT NULL,
  game text NOT NULL,
  -- Less what was returned.
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- How often it was closed: a round of which everything was taken back may go on.
  closings smallint NOT NULL DEFAULT 0,
  CONSTRAINT game_round_once UNIQUE (provider, account_id, external_id)
);
CREATE INDEX game_round_open ON game_round (currency) WHERE closed_at IS NULL;
CREATE INDEX game_round_of_provider ON game_round (provider, opened_at);
CREATE INDEX game_round_of_player ON game_round (player_id, id DESC);

-- What a provider has reported, each once and kept as long as the ledger: providers retry for months.
CREATE TABLE game_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  external_id text NOT NULL,
  -- `never`: it was to be taken back before it came; should it come late it is refused.
  kind text NOT NULL CHECK (kind IN ('stake', 'win', 'taken-back', 'never')),
  account_id bigint NOT NULL,
  round_id bigint REFERENCES game_round (id),
  -- Of a win, what it is paid for.
  win_kind text CHECK (win_kind IN ('win', 'bonus', 'jackpot', 'promotion')),
  -- What is taken back by this one.
  target_id bigint REFERENCES game_transaction (id),
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- What a win was rounded by, in hundred-thousandths of the currency's unit: the provider's less ours. Their
  -- sum is the account of roundings.
  remainder integer NOT NULL DEFAULT 0,
  -- Of a win that is taken back: what the player did not have any more and owes.
  owed bigint NOT NULL DEFAULT 0 CHECK (owed >= 0 AND owed <= amount),
  -- It came after its round was closed.
  is_late boolean NOT NULL DEFAULT false,
  -- Of the request: an id that comes again with other data is refused.
  digest text NOT NULL,
  -- What was answered, and is again.
  balance_after bigint,
  taken_back_at timestamptz,
  at timestamptz NOT NULL,
  CONSTRAINT game_transaction_once UNIQUE (provider, external_id)
);
CREATE INDEX game_transaction_of_round ON game_transaction (round_id);
