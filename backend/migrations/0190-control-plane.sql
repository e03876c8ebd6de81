-- Everything decided about an environment, as one document with a revision: a change is a
-- compare-and-set of the whole, so that a release of several plugins happens or does not.
CREATE TABLE importmap_environment (
  name text PRIMARY KEY,
  revision bigint NOT NULL DEFAULT 0,
  state jsonb NOT NULL DEFAULT '{}'
);

-- Who made which revision out of what, and what came out of it; rows are only ever added.
CREATE TABLE importmap_revision (
  environment text NOT NULL REFERENCES importmap_environment (name),
  revision bigint NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  reason text NOT NULL,
  changes jsonb NOT NULL,
  state jsonb NOT NULL,
  PRIMARY KEY (environment, revision)
);

-- What was decided before becomes each environment's first revision.
WITH decided AS (
  SELECT environment, jsonb_build_object('plugins', jsonb_object_agg(id, jsonb_strip_nulls(
    jsonb_build_object('enabled', enabled, 'versions', CASE WHEN version IS NOT NULL
      THEN jsonb_build_array(jsonb_build_object('version', version, 'weight', 100)) END)))) AS state
  FROM importmap_service GROUP BY environment
), made AS (
  INSERT INTO importmap_environment (name, revision, state)
  SELECT environment, 1, state FROM decided RETURNING name, state
)
INSERT INTO importmap_revision (environment, revision, actor, reason, changes, state)
SELECT name, 1, 'migration', 'decisions made before releases had revisions', '[]', state FROM made;

DROP TABLE importmap_service;

DO $$
BEGIN
  CREATE TRIGGER importmap_revision_append_only
    BEFORE UPDATE OR DELETE OR TRUNCATE ON importmap_revision
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  ALTER TABLE importmap_revision ENABLE ALWAYS TRIGGER importmap_revision_append_only;
  EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON importmap_revision FROM PUBLIC, %I', current_user);
END $$;

-- Tokens of teams and tools; only their hashes are kept. An empty list of plugins means all.
CREATE TABLE importmap_token (
  name text PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  may_write boolean NOT NULL,
  plugins text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
