-- What promotions have cost in a period, for operators.
CREATE INDEX bonus_given ON bonus (given_at);
CREATE INDEX journal_of_promotions ON journal (at)
  WHERE kind IN ('bonus', 'bonus-ended', 'promotion', 'cashback', 'referral');
