-- Bets, from placement to settlement.
-- Replaces (0.1.0): 0002-betting, 0004-place-bets-in-batches, 0125-bets-that-need-a-check
-- Replaces (0.1.0): 0160-stake-factors, 0165-pending-placements, 0185-shared-slips, 0285-day-expresses
-- Replaces (0.1.0): 0340-lock-order, 0382-bet-ids, 0430-how-bets-end, 0470-open-bets-of-accounts

CREATE TABLE bet (
  id bigint PRIMARY KEY DEFAULT new_bet_id(),
  player_id bigint NOT NULL,
  account_id bigint NOT NULL,
  currency text NOT NULL,
  idempotency_key text NOT NULL,
  -- SHA-256 of the request: a key must not be reused for another request.
  payload_digest text NOT NULL,
  -- Ids of domain-rules: 0 single, 1 express, …
  type smallint NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  total_odds text NOT NULL,
  possible_return bigint NOT NULL,
  -- The maximum return, as promised when it was placed.
  max_payout bigint NOT NULL,
  -- What else determines its return: size of a system, bankers, …
  terms jsonb,
  -- Of the account, right after the stake was debited.
  balance_after bigint NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost', 'refunded')),
  payout bigint CHECK (payout >= 0),
  -- Line by line, how the payout was calculated.
  settlement jsonb,
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- The part of the stake that was sold; `stake` stays what was paid.
  sold_stake bigint NOT NULL DEFAULT 0,
  -- What the rest may return, once a part was sold.
  possible_left bigint,
  -- The value at which it is cashed out automatically.
  automatic_cash_out bigint CHECK (automatic_cash_out > 0),
  -- Why it ended, unless by the results of its legs.
  ended_by text CHECK (ended_by IN ('void', 'cash-out')),
  -- How often its settlement was reversed.
  revision smallint NOT NULL DEFAULT 0,
  -- The bet that the value of this one was staked on.
  changed_into bigint,
  CONSTRAINT bet_once UNIQUE (player_id, idempotency_key),
  CONSTRAINT bet_settled CHECK ((status = 'open') = (payout IS NULL)
    AND (status = 'open') = (settled_at IS NULL) AND (status = 'open') = (settlement IS NULL)),
  CONSTRAINT bet_sold_part CHECK (sold_stake >= 0 AND sold_stake < stake)
) WITH (fillfactor = 85);
CREATE INDEX bet_of_player ON bet (player_id, id);
CREATE INDEX bet_automatic_cash_out ON bet (id)
  WHERE status = 'open' AND automatic_cash_out IS NOT NULL;
-- A refunded bet returns its promo code.
CREATE TRIGGER bet_refunded AFTER UPDATE OF status ON bet FOR EACH ROW
  WHEN (NEW.status = 'refunded' AND OLD.status = 'open' AND NEW.terms->'shown' ? 'promoCode')
  EXECUTE FUNCTION give_promo_code_back();
-- Deferred to the commit: what the transaction books for the bet is in the ledger by then.
CREATE CONSTRAINT TRIGGER bet_repays_advances AFTER UPDATE ON bet
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status <> OLD.status OR NEW.sold_stake <> OLD.sold_stake)
  EXECUTE FUNCTION repay_advances();

CREATE CONSTRAINT TRIGGER bet_progresses_bonus AFTER UPDATE ON bet
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status = 'open' AND NEW.status <> 'open')
  EXECUTE FUNCTION progress_bonus();

CREATE CONSTRAINT TRIGGER bet_resumes_bonus AFTER UPDATE ON bet
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.revision <> NEW.revision)
  EXECUTE FUNCTION resume_bonus();
-- The bets that cover advances.
CREATE INDEX bet_open_of_account ON bet (account_id, id) WHERE status = 'open';

CREATE TABLE bet_leg (
  bet_id bigint NOT NULL,
  position smallint NOT NULL,
  event_id bigint NOT NULL,
  outcome_id text NOT NULL,
  -- Decimal text, as taken.
  price text NOT NULL,
  -- Sport, competition, competitors, start, section, market and outcome as they were offered.
  facts jsonb NOT NULL,
  result text CHECK (result IN ('won', 'lost', 'void', 'half-won', 'half-lost')),
  score text,
  graded_at timestamptz,
  -- Why an operator voided it, as shown to the player; the operator's note is in the audit log.
  void_reason text CHECK (void_reason IS NULL OR result = 'void'),
  PRIMARY KEY (bet_id, position),
  CONSTRAINT bet_leg_graded CHECK ((result IS NULL) = (graded_at IS NULL))
) WITH (fillfactor = 85);
CREATE INDEX bet_leg_ungraded ON bet_leg (event_id) WHERE result IS NULL;
CREATE INDEX bet_leg_of_outcome ON bet_leg (event_id, outcome_id);

CREATE INDEX bet_leg_of_event ON bet_leg (event_id, outcome_id);

-- Bets with a newly graded leg, for the settlement to check; survives a kill in between.
CREATE TABLE settlement_queue (
  bet_id bigint PRIMARY KEY
);

-- The response to a coupon of singles, by its first bet: a retried request gets it again, with the other
-- bets and the refused legs.
CREATE TABLE singles_answer (
  bet_id bigint PRIMARY KEY,
  answer jsonb NOT NULL
);

-- Live bets within their delay. Nothing is staked yet: after a crash the page is asked to send its bet
-- again.
CREATE UNLOGGED TABLE pending_placement (
  player_id bigint NOT NULL,
  key text NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (player_id, key)
);

-- Factors on the maximum stake of a player, and why. Who changed one is in the audit log.
CREATE TABLE stake_factor (
  player_id bigint PRIMARY KEY,
  factor numeric(6, 4) NOT NULL CHECK (factor > 0 AND factor <= 10),
  reason text NOT NULL CHECK (reason IN ('new-player', 'market-risk', 'review', 'agreement'))
);

-- Slips that players share by a short code: selections and type, never an amount or a person.
CREATE TABLE shared_slip (
  code text PRIMARY KEY CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  slip jsonb NOT NULL,
  -- Names of the events, for those that are over when the slip is opened.
  events jsonb NOT NULL,
  shared_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Accumulators of the day are slips shared by the house, with a bonus for a limited time.
  bonus_percent numeric(5, 2) CHECK (bonus_percent >= 0),
  bonus_until timestamptz,
  CONSTRAINT shared_slip_express CHECK ((bonus_percent IS NULL) = (bonus_until IS NULL))
);
CREATE INDEX shared_slip_expires_at ON shared_slip (expires_at);
