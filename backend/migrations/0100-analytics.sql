-- What pages tell about themselves. No row names a person unless the page was told that it may.

CREATE TABLE analytics_event (
  at timestamptz NOT NULL,
  number integer NOT NULL,
  visit text NOT NULL,
  route text NOT NULL,
  device text NOT NULL,
  language text NOT NULL,
  release text NOT NULL,
  data jsonb
);
CREATE INDEX analytics_event_at ON analytics_event USING brin (at);
CREATE INDEX analytics_event_number ON analytics_event (number, at);

CREATE TABLE analytics_vital (
  at timestamptz NOT NULL,
  name text NOT NULL,
  value double precision NOT NULL,
  visit text NOT NULL,
  route text NOT NULL,
  device text NOT NULL,
  release text NOT NULL
);
CREATE INDEX analytics_vital_name ON analytics_vital (name, at);
