-- Texts that operators keep outside any release, by dictionary and language; pages load those that
-- their route asks for.

CREATE TABLE dictionary (
  id text NOT NULL CHECK (id <> ''),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  -- A withdrawn dictionary is kept, and is answered as unavailable.
  is_available boolean NOT NULL,
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object'),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (id, language)
);
