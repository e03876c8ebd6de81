-- Several selections of one event as one leg: what became of each, in the order of the outcome's code.
ALTER TABLE bet_leg
  ADD COLUMN part_results text[] CHECK (array_remove(part_results, NULL) <@ ARRAY['won', 'lost', 'void']::text[]),
  -- The agreed price of the parts that are left, where others are void; decimal text.
  ADD COLUMN settled_price text;
