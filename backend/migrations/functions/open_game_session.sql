-- Opens a session of a game and the house's accounts for its currency. The caller has checked that the account
-- is the player's.
CREATE OR REPLACE FUNCTION open_game_session(
  session uuid, digest bytea, game_provider text, game_code text, owner bigint, paying bigint,
  opened timestamptz, expires timestamptz, sign_in uuid
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held account;
BEGIN
  SELECT * INTO STRICT held FROM account
    WHERE id = paying AND player_id = owner AND kind = 'player' AND type IN (0, 9);
  INSERT INTO account (kind, currency)
    SELECT kind, held.currency FROM unnest(ARRAY['open-rounds', 'games-result', 'games-debts', 'promotions']) AS kind
    ON CONFLICT DO NOTHING;
  INSERT INTO game_session (id, token_digest, provider, game, player_id, account_id, currency, opened_at, expires_at,
      sign_in_id)
    VALUES (session, digest, game_provider, game_code, owner, paying, held.currency, opened, expires, sign_in);
END $$;
