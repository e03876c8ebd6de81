-- A leg on an outright may end in a dead heat: so many level for so many places that pay.
ALTER TABLE bet_leg DROP CONSTRAINT bet_leg_result_check;
ALTER TABLE bet_leg ADD COLUMN shared_places integer;
ALTER TABLE bet_leg ADD COLUMN tied integer;
ALTER TABLE bet_leg ADD CONSTRAINT bet_leg_result_check
  CHECK (result IN ('won', 'lost', 'void', 'half-won', 'half-lost', 'dead-heat'));
-- What a leg is corrected to or made void afterwards keeps the numbers; they say nothing then.
ALTER TABLE bet_leg ADD CONSTRAINT bet_leg_dead_heat CHECK (result IS DISTINCT FROM 'dead-heat'
  OR (shared_places IS NOT NULL AND tied IS NOT NULL AND shared_places >= 1 AND tied > shared_places));
