-- The rounds of games are sent by mail as well.
ALTER TABLE history_mail DROP CONSTRAINT history_mail_kind_check,
  ADD CONSTRAINT history_mail_kind_check CHECK (kind IN ('bets', 'payments', 'games'));
