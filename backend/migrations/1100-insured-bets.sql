-- Lost accumulators whose stake may come back as bonus money. One waits until its last leg is decided, and while
-- another bonus of its currency is active.
CREATE TABLE insured_loss (
  bet_id bigint PRIMARY KEY,
  player_id bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'given', 'none')),
  refusal text CHECK (refusal IN ('several-lost', 'none-lost', 'too-few-legs', 'half-lost',
    -- A part of it was cashed out; its player may have no bonus, or wants none.
    'sold', 'not-offered')),
  -- Minor units.
  amount bigint CHECK (amount > 0),
  decided_at timestamptz,
  CONSTRAINT insured_loss_decided CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT insured_loss_given CHECK ((state = 'given') = (amount IS NOT NULL)),
  CONSTRAINT insured_loss_refused CHECK ((state = 'none') = (refusal IS NOT NULL))
);
CREATE INDEX insured_loss_waiting ON insured_loss (bet_id) WHERE state = 'waiting';

CREATE TRIGGER bet_is_insured AFTER UPDATE ON bet FOR EACH ROW
  WHEN (NEW.status = 'lost' AND NEW.ended_by IS NULL AND NEW.terms ? 'insurance'
    AND (OLD.status <> NEW.status OR OLD.revision <> NEW.revision))
  EXECUTE FUNCTION queue_insured_loss();
