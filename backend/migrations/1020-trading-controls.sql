-- What operators decide while events are traded: suspensions, margins, prices and shares of stakes. What was decided
-- before is in the audit log. One row is one decision in force.
CREATE TABLE trading_control (
  kind text NOT NULL CHECK (kind IN ('suspension', 'margin', 'price', 'stake')),
  -- `sport:football`, `champ:1100`, `event:1042`, `market:1042~ft-1x2`, `outcome:1042~ft-1x2~home`, `type:football~ft-1x2`.
  scope text NOT NULL CHECK (length(scope) <= 130),
  value numeric(6, 4),
  -- What the scope was called when it was decided.
  label text NOT NULL,
  reason text NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (kind, scope),
  -- The bounds are those of the domain.
  CONSTRAINT trading_control_value CHECK (CASE kind
    WHEN 'suspension' THEN value IS NULL
    WHEN 'margin' THEN value BETWEEN -0.02 AND 0.15
    WHEN 'price' THEN value BETWEEN -0.5 AND 0.1
    ELSE value BETWEEN 0.01 AND 1 END)
);
CREATE INDEX trading_control_latest ON trading_control (changed_at DESC, kind, scope);

-- The sources of prices as each process has them. Every process writes its own row every few seconds; after a crash
-- of the database there is nothing to know about them.
CREATE UNLOGGED TABLE feed_state (
  process text PRIMARY KEY,
  source text NOT NULL,
  state jsonb NOT NULL,
  reported_at timestamptz NOT NULL
);

-- What each open bet may cost the house beyond its stake, and the open leg that brings most of it: the one with the
-- highest price. A bet is counted there alone, so that sums over events count nothing twice.
CREATE VIEW open_liability AS
  SELECT bet.id AS bet_id, bet.player_id, bet.account_id, bet.currency, bet.type,
    bet.stake - bet.sold_stake AS stake,
    greatest(0, coalesce(bet.possible_left, bet.possible_return) - (bet.stake - bet.sold_stake)) AS liability,
    bet.placed_at, leg.event_id, leg.outcome_id, leg.price, leg.facts, leg.open_legs
  FROM bet
  CROSS JOIN LATERAL (
    SELECT bet_leg.event_id, bet_leg.outcome_id, bet_leg.price, bet_leg.facts,
      count(*) OVER () AS open_legs
    FROM bet_leg WHERE bet_leg.bet_id = bet.id AND bet_leg.result IS NULL
    ORDER BY bet_leg.price::numeric DESC, bet_leg.position LIMIT 1
  ) AS leg
  WHERE bet.status = 'open';
-- Every open bet, and those of a player: neither is found by walking through what is settled.
CREATE INDEX bet_open ON bet (player_id, id) WHERE status = 'open';
