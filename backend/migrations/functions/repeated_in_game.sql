-- The answer to a transaction of a provider that is here already; NULL for a new one. Outcomes: repeated, with
-- the balance that was answered first; key-reused: the id has come with other data; never: it was taken back
-- before it came.
CREATE OR REPLACE FUNCTION repeated_in_game(
  game_provider text, reference text, request_digest text
) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  known record;
BEGIN
  SELECT * INTO known FROM game_transaction
    WHERE provider = game_provider AND external_id = reference;
  IF NOT FOUND THEN
    RETURN NULL;
  ELSIF known.kind = 'never' THEN
    RETURN jsonb_build_object('outcome', 'never');
  ELSIF known.digest <> request_digest THEN
    RETURN jsonb_build_object('outcome', 'key-reused');
  END IF;
  RETURN jsonb_build_object('outcome', 'repeated', 'balance', known.balance_after);
END $$;
