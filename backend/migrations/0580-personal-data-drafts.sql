-- What players have filled in of their personal data and not saved yet: on the server, so that it survives a
-- sign-out and is on no device that others use. Read with a grant, deleted when saved and after 30 days.
CREATE TABLE personal_data_draft (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  fields jsonb NOT NULL,
  saved_at timestamptz NOT NULL
);
CREATE INDEX personal_data_draft_saved ON personal_data_draft (saved_at);
