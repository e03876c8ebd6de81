-- Visitors who are at a social network, which redirects them back with a code; deleted when they return.
CREATE TABLE social_code_flow (
  -- Of the secret that the browser has in a cookie: a code is of use in no other one.
  digest bytea PRIMARY KEY,
  network text NOT NULL,
  state text NOT NULL,
  nonce text NOT NULL,
  -- Of PKCE (RFC 7636): the network gives the person for the code together with it alone.
  verifier text NOT NULL,
  language text NOT NULL,
  -- Where on the site the visitor was.
  page text NOT NULL,
  currency text NOT NULL,
  country_id integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_code_flow_expires ON social_code_flow (expires_at);
