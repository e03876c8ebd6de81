-- A bet that was sold to stake its value on another one.
ALTER TABLE bet ADD COLUMN changed_into bigint;
