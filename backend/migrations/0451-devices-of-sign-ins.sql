-- When a device was last used to sign in: only the latest of a player are kept.
ALTER TABLE person_key ADD COLUMN seen_at timestamptz;
