-- How versions of plugins fare on open pages, in buckets of five seconds. Visitors and failures count
-- votes, each visitor's once, and only while versions are compared; the rest counts what was told.
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

-- Who has voted in a rollout: a hash that names nobody, kept until the rollout is long over.
CREATE TABLE importmap_voter (
  environment text NOT NULL,
  plugin text NOT NULL,
  version text NOT NULL,
  -- The revision that began the rollout.
  rollout bigint NOT NULL,
  voter bytea NOT NULL,
  failed boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (environment, plugin, version, rollout, voter, failed)
);
CREATE INDEX importmap_voter_at ON importmap_voter (at);

-- Pages that are open now, as they told of themselves; nothing is lost that they will not tell again.
CREATE UNLOGGED TABLE importmap_open_page (
  page text PRIMARY KEY,
  environment text NOT NULL,
  -- Version by plugin.
  plugins jsonb NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX importmap_open_page_seen ON importmap_open_page (seen_at);
