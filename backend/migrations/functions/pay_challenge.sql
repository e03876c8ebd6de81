-- Pays the prize of a challenge from what was reserved, once, and notifies the player's pages. Of an open day the
-- rounds are counted before: nothing is paid for one that was just taken back. Returns the amount; NULL where nothing
-- is due.
CREATE OR REPLACE FUNCTION pay_challenge(wanted bigint, winner bigint, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  won record;
  kept bigint;
BEGIN
  PERFORM count_challenge(wanted, false, moment);
  SELECT entry.account_id, entry.currency, purse.prize INTO won
    FROM challenge_entry entry
    JOIN challenge_day day ON day.id = entry.day_id
    JOIN challenge_purse purse ON purse.challenge_id = day.challenge_id AND purse.currency = entry.currency
    WHERE entry.day_id = wanted AND entry.player_id = winner AND won_at IS NOT NULL AND paid_at IS NULL
    FOR UPDATE OF entry;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM lock_accounts(ARRAY[won.account_id]);
  kept := move_house_money(won.account_id, 'prizes', won.prize, 'prize', 'challenge:' || wanted || ':' || winner, moment);
  UPDATE challenge_entry SET paid_at = moment WHERE day_id = wanted AND player_id = winner;
  INSERT INTO outbox (topic, payload) VALUES ('balance.changed', jsonb_build_object(
    'playerId', winner::text, 'accountId', won.account_id::text, 'currency', won.currency, 'balance', kept));
  PERFORM pg_notify('outbox', '');
  RETURN won.prize;
END $$;
