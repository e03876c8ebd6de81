-- What operators tell search engines about pages. A row is about a place: section, part of it, thing
-- in it; an empty language stands for every language, an empty part for the whole section.

CREATE TABLE seo_page (
  lng text NOT NULL,
  stream text NOT NULL CHECK (stream <> ''),
  sub_section text NOT NULL,
  id text NOT NULL,
  -- Title, description, robots, metas, canonical, alternates, and the SEO block's style and HTML.
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (lng, stream, sub_section, id)
);
