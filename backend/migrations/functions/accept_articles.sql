-- Records that a player agrees to the latest version of everything that players agree to. Repeated, it changes
-- nothing.
CREATE OR REPLACE FUNCTION accept_articles(player bigint, accepted timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO article_acceptance (player_id, kind, version, accepted_at)
  SELECT player, kind, max(version), accepted FROM article_version
  WHERE kind IN ('terms', 'main-rules', 'privacy') GROUP BY kind
  ON CONFLICT DO NOTHING
$$;
