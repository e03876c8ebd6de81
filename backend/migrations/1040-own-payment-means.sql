-- Where money may go that came from nothing it can go back to, such as vouchers: an account that the provider has
-- found to be in the holder's own name. Null for what has brought money in.
ALTER TABLE payment_means ADD COLUMN holder text;
