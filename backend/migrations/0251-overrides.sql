-- Links that give one browser another version of a plugin, or let it look inside the page. The link
-- itself is signed and stands nowhere; here is who made it, and whether it was ended before its time.
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
