-- What a reconciled day came to, as operators read it. Days before this have neither.
ALTER TABLE payment_reconciliation
  -- Sums of both books by kind and currency: [{movement, currency, booked, moved}], minor units.
  ADD COLUMN totals jsonb NOT NULL DEFAULT '[]',
  -- The differences: [{paymentId, movement, difference, currency, booked?, moved?}].
  ADD COLUMN found jsonb NOT NULL DEFAULT '[]';
