-- Reasons of breaks, closed accounts, and the way back from both.

ALTER TABLE player_limit
  -- Why the player took the break, if they said so: an id of `EXCLUSION_REASONS` of the domain.
  ADD COLUMN reason smallint CHECK (reason IS NULL OR limit_type IN (30, 33, 37)),
  -- Of a marker (37): from when the player may request to return; without one, from the next moment on.
  ADD COLUMN return_from timestamptz CHECK (return_from IS NULL OR limit_type = 37),
  -- Of a marker: days of the term it belongs to; NULL for an exclusion without an end.
  ADD COLUMN term_days integer CHECK (term_days IS NULL OR (limit_type = 37 AND term_days > 0));

-- Accounts that their players closed. A player has one that is not reopened at most.
CREATE TABLE account_closure (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  reason text NOT NULL CHECK (reason IN ('unused', 'service', 'offer', 'privacy', 'gambling', 'other')),
  closed_at timestamptz NOT NULL,
  reopened_at timestamptz
);
CREATE UNIQUE INDEX account_closure_open ON account_closure (player_id) WHERE reopened_at IS NULL;
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE ON account_closure
  FOR EACH ROW EXECUTE FUNCTION tell_player_changed();

-- Requests to play again after a self-exclusion, or to have an account reopened. One at a time.
CREATE TABLE return_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('term-ended', 'indefinite', 'early', 'closure')),
  -- In the player's words; empty where none is required.
  reason text NOT NULL,
  requested_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'refused')),
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  -- When the player may play again, once that is decided.
  effective_at timestamptz,
  closed_at timestamptz,
  close_reason text CHECK (close_reason IN ('returned', 'refused', 'withdrawn', 'excluded')),
  CHECK ((closed_at IS NULL) = (close_reason IS NULL)),
  CHECK ((decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)),
  CHECK ((decision = 'refused') IS NOT TRUE OR close_reason = 'refused')
);
CREATE UNIQUE INDEX return_request_open ON return_request (player_id) WHERE closed_at IS NULL;
CREATE INDEX return_request_due ON return_request (effective_at) WHERE closed_at IS NULL;
CREATE INDEX return_request_player ON return_request (player_id, requested_at);
