-- A rollout is judged by votes of several networks: whose network and whose visitor a vote is, as hashes
-- that name nobody, and each visitor once however many networks they come from.
ALTER TABLE importmap_voter ADD COLUMN network bytea NOT NULL DEFAULT '\x00';
ALTER TABLE importmap_voter ALTER COLUMN network DROP DEFAULT;
ALTER TABLE importmap_voter ADD COLUMN visitor bytea;
CREATE UNIQUE INDEX importmap_voter_visitor
  ON importmap_voter (environment, plugin, version, rollout, visitor, failed);
