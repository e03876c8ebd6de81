-- Published versions of plugins, and how they perform on open pages.
-- Replaces (0.1.0): 0200-plugin-health, 0210-published-versions, 0401-votes-by-network

-- Versions of plugins published by section teams. A version and its files are inserted in one statement:
-- there is all of it or nothing, and it never changes.
CREATE TABLE importmap_version (
  plugin text NOT NULL,
  version text NOT NULL,
  -- Of the files and their metadata: tells a repeated upload from a different one.
  digest text NOT NULL,
  artefact jsonb NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (plugin, version)
);
CREATE INDEX importmap_version_newest ON importmap_version (plugin, sequence DESC);
CREATE TRIGGER importmap_version_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON importmap_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE importmap_version ENABLE ALWAYS TRIGGER importmap_version_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON importmap_version FROM PUBLIC, CURRENT_USER;

CREATE TABLE importmap_file (
  plugin text NOT NULL,
  version text NOT NULL,
  file text NOT NULL,
  bytes bytea NOT NULL,
  -- The compressed copy for browsers; NULL where it is not smaller.
  brotli bytea,
  -- No foreign key: its check locks rows, which requires the privilege to update them.
  PRIMARY KEY (plugin, version, file)
);
ALTER TABLE importmap_file ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE importmap_file ALTER COLUMN brotli SET STORAGE EXTERNAL;
CREATE TRIGGER importmap_file_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON importmap_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE importmap_file ENABLE ALWAYS TRIGGER importmap_file_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON importmap_file FROM PUBLIC, CURRENT_USER;

-- Pages that are open now, as they reported; after a crash they report again.
CREATE UNLOGGED TABLE importmap_open_page (
  page text PRIMARY KEY,
  environment text NOT NULL,
  -- Version by plugin.
  plugins jsonb NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX importmap_open_page_seen ON importmap_open_page (seen_at);

-- Health of versions on open pages, in buckets of five seconds. Visitors and failures count votes, one per
-- visitor and only while versions are compared; the other columns count reports.
CREATE TABLE importmap_health (
  environment text NOT NULL,
  plugin text NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL,
  visitors integer NOT NULL,
  failures integer NOT NULL,
  fine integer NOT NULL,
  load integer NOT NULL,
  mount integer NOT NULL,
  crash integer NOT NULL,
  deadline integer NOT NULL,
  PRIMARY KEY (environment, plugin, version, at)
);
CREATE INDEX importmap_health_at ON importmap_health (at);

-- Votes in a rollout, by a hash that identifies nobody; kept until long after the rollout.
CREATE TABLE importmap_voter (
  environment text NOT NULL,
  plugin text NOT NULL,
  version text NOT NULL,
  -- The revision that started the rollout.
  rollout bigint NOT NULL,
  voter bytea NOT NULL,
  failed boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- Of the voter, as a hash: a rollout is judged by votes of several networks.
  network bytea NOT NULL,
  -- Each visitor votes once, however many networks they use.
  visitor bytea,
  PRIMARY KEY (environment, plugin, version, rollout, voter, failed)
);
CREATE INDEX importmap_voter_at ON importmap_voter (at);
CREATE UNIQUE INDEX importmap_voter_visitor
  ON importmap_voter (environment, plugin, version, rollout, visitor, failed);
