-- Whether a player takes part in bonuses (`isBonusWanted`) or cashback (`isCashbackWanted`): unless they turned it off.
CREATE OR REPLACE FUNCTION is_reward_wanted(subject bigint, setting text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT EXISTS (
    SELECT FROM player_setting WHERE player_id = subject AND id = setting AND value = 'false');
END $$;
