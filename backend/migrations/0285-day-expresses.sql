-- Accumulators of the day are slips that are handed on by the house, with a bonus while they are new.

ALTER TABLE shared_slip
  ADD COLUMN bonus_percent numeric(5, 2) CHECK (bonus_percent >= 0),
  ADD COLUMN bonus_until timestamptz,
  ADD CONSTRAINT shared_slip_express CHECK ((bonus_percent IS NULL) = (bonus_until IS NULL));
