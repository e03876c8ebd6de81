-- What operators decided about each package of each environment. A package without a row is on and
-- runs its newest build.
CREATE TABLE importmap_service (
  environment text NOT NULL,
  id text NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- A published version to stay on; NULL follows the newest build.
  version text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (environment, id)
);

-- Who changed what, in order; rows are only ever added.
CREATE TABLE importmap_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  environment text NOT NULL,
  service text NOT NULL,
  actor text NOT NULL,
  change jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
