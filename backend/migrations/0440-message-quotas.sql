-- Requested messages, by a digest of recipient and kind of requester and by one of the requester. Counts
-- of the last day are not taken over: they did not tell who had requested a message.
CREATE TABLE message_requested (
  digest bytea NOT NULL,
  requested_at timestamptz NOT NULL
);
CREATE INDEX message_requested_digest ON message_requested (digest, requested_at);
CREATE INDEX message_requested_at ON message_requested (requested_at);

DROP TABLE mail_asked;
DROP TABLE phone_code_sent;
