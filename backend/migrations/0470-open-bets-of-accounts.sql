-- The open bets of an account, in the order of their numbers: what advances are covered by, and whether
-- anything is left that could repay them.
CREATE INDEX bet_open_of_account ON bet (account_id, id) WHERE status = 'open';

-- As many look-ups by key as bets to settle: the new index also holds every open bet, and a plan for a
-- small table, fixed in 0430, would read all of it.
ALTER FUNCTION settle_bets(jsonb) SET enable_hashjoin = off;
ALTER FUNCTION settle_bets(jsonb) SET enable_mergejoin = off;
