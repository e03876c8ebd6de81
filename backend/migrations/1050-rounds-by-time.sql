-- A player's rounds are listed and added up by period, as bets are; nothing reads them by id alone any more.
CREATE INDEX game_round_of_player_by_time ON game_round (player_id, opened_at DESC, id DESC);
DROP INDEX game_round_of_player;
