-- A leg that was won before the end of its match, as its side was far enough ahead: by how much, at what score and when.
-- What an operator makes void afterwards, or what corrects the bet, leaves it: it says what was paid.
ALTER TABLE bet_leg ADD COLUMN paid_early jsonb
  CONSTRAINT bet_leg_paid_early CHECK (paid_early IS NULL OR result IN ('won', 'void'));
