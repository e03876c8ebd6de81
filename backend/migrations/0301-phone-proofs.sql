-- A phone may be proved for more than registration: a code counts for what it was sent for alone.
ALTER TABLE registration_code RENAME TO phone_proof;
ALTER TABLE phone_proof ADD COLUMN purpose text NOT NULL DEFAULT 'registration';
ALTER TABLE phone_proof ALTER COLUMN purpose DROP DEFAULT;
ALTER TABLE phone_proof DROP CONSTRAINT registration_code_pkey;
ALTER TABLE phone_proof ADD PRIMARY KEY (phone, purpose);
