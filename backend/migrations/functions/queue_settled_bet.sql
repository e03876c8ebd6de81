-- Queues a settled bet to notify its player, where the player wants to be notified on any channel.
-- Called by tables: bet
CREATE OR REPLACE FUNCTION queue_settled_bet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settled_bet_notice (bet_id, player_id, settled_at)
  SELECT NEW.id, NEW.player_id, NEW.settled_at
  WHERE NEW.settled_at IS NOT NULL AND (
    EXISTS (SELECT FROM push_device WHERE player_id = NEW.player_id)
    OR EXISTS (
      SELECT FROM contact_choice WHERE player_id = NEW.player_id AND topic = 'bets' AND is_on))
  ON CONFLICT (bet_id) DO NOTHING;
  RETURN NULL;
END $$;
