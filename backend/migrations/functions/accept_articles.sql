-- Records that a player agrees to the latest version of everything that players agree to. Repeated, it changes
-- nothing.
CREATE OR REPLACE FUNCTION accept_articles(player bigint, accepted timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_acceptance (player_id, kind, version, accepted_at)
  SELECT player, latest.kind, max(latest.version), accepted FROM article_version AS latest
  WHERE latest.kind IN ('terms', 'main-rules', 'privacy') GROUP BY latest.kind
  ON CONFLICT DO NOTHING;
END $$;
