-- Limits that players set for themselves; product.txt §3.6 and §3.7.

CREATE TABLE player_limit (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  limit_type smallint NOT NULL,
  -- Minor units for amounts (types 1-3, 10-12, 20-22), days for 30 and 33, otherwise of its type.
  value bigint NOT NULL CHECK (value > 0),
  currency char(3),
  state text NOT NULL CHECK (state IN ('ACTIVE', 'PENDING', 'INACTIVE')),
  requested_at timestamptz NOT NULL,
  -- When it was asked for; for a confirmed raise, when it came into force.
  started_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- When it stopped counting, and why: replaced, approved, rejected, cancelled.
  closed_at timestamptz,
  close_reason text,
  CHECK ((state = 'INACTIVE') = (closed_at IS NOT NULL)),
  CHECK ((closed_at IS NULL) = (close_reason IS NULL)),
  CHECK ((limit_type BETWEEN 1 AND 29) = (currency IS NOT NULL))
);
CREATE UNIQUE INDEX player_limit_active ON player_limit (player_id, limit_type) WHERE state = 'ACTIVE';
CREATE UNIQUE INDEX player_limit_pending ON player_limit (player_id, limit_type) WHERE state = 'PENDING';
CREATE INDEX player_limit_history ON player_limit (player_id, requested_at);
