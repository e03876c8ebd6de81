-- Environments that somebody has made, besides those that a server's own configuration names.
ALTER TABLE importmap_environment
  ADD COLUMN made_by text,
  ADD COLUMN made_at timestamptz NOT NULL DEFAULT now();
