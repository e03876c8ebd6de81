-- A change of what identifies a person makes the next bet or deposit match them again. The trigger's
-- argument names the column of the player's id.
-- Called by tables: player, player_profile
CREATE OR REPLACE FUNCTION forget_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM person_noted WHERE player_id = (to_jsonb(NEW) ->> TG_ARGV[0])::bigint;
  RETURN NULL;
END $$;
