-- Which version of which plugin each environment runs.
-- Replaces (0.1.0): 0070-importmap, 0190-control-plane, 0250-environments, 0251-overrides

-- All decisions about an environment, as one document with a revision: a change is a compare-and-set of
-- the whole, so that a release of several plugins is atomic.
CREATE TABLE importmap_environment (
  name text PRIMARY KEY,
  revision bigint NOT NULL DEFAULT 0,
  state jsonb NOT NULL DEFAULT '{}',
  -- NULL: named by the configuration of a server.
  made_by text,
  made_at timestamptz NOT NULL DEFAULT now()
);

-- History of an environment.
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
CREATE TRIGGER importmap_revision_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON importmap_revision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE importmap_revision ENABLE ALWAYS TRIGGER importmap_revision_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON importmap_revision FROM PUBLIC, CURRENT_USER;

-- Changes from before environments had revisions.
CREATE TABLE importmap_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  environment text NOT NULL,
  service text NOT NULL,
  actor text NOT NULL,
  change jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

-- Tokens of teams and tools; only their hashes are stored. An empty list of plugins means all.
CREATE TABLE importmap_token (
  name text PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,
  may_write boolean NOT NULL,
  plugins text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);

-- Links that give one browser another version of a plugin, or the inspector. The link itself is signed and
-- not stored; the row says who created it and whether it was revoked.
CREATE TABLE importmap_override (
  id text PRIMARY KEY,
  environment text NOT NULL,
  plugin text,
  version text,
  inspect boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  reason text NOT NULL,
  revoked_at timestamptz,
  CHECK ((plugin IS NULL) = (version IS NULL)),
  CHECK (plugin IS NOT NULL OR inspect)
);
CREATE INDEX importmap_override_made ON importmap_override (environment, made_at DESC);
