-- Codes that were sent by e-mail to signed-in players; a new one replaces the one before.
CREATE TABLE mail_code (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  digest bytea NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

-- Notices carry no link, so they need no address of the site; the deposit is what one is about.
ALTER TABLE mail ALTER COLUMN origin DROP NOT NULL;
ALTER TABLE mail ADD COLUMN payment_id uuid REFERENCES payment (id);

ALTER TABLE mail DROP CONSTRAINT mail_kind_check;
ALTER TABLE mail ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed',
  'data-changed', 'deposit-refunded'));
