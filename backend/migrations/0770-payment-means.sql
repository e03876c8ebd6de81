-- What a deposit is to be paid with, where the player has chosen what they paid with before.
ALTER TABLE payment ADD COLUMN deposit_means_id text;

-- The test provider has several methods, each with means of its own.
ALTER TABLE test_provider_charge
  ADD COLUMN method_id text NOT NULL DEFAULT 'test-card',
  ADD COLUMN means_id text;
ALTER TABLE test_provider_charge ALTER COLUMN method_id DROP DEFAULT;
