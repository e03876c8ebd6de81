-- Operators find players by the beginning of a name, by phone and by document; numbers and addresses are unique already.
CREATE INDEX player_surname_search ON player (lower(surname) text_pattern_ops);
CREATE INDEX player_name_search ON player (lower(name) text_pattern_ops);
CREATE INDEX player_profile_phone_search ON player_profile (phone_number) WHERE phone_number IS NOT NULL;
CREATE INDEX player_profile_passport_search
  ON player_profile (lower(regexp_replace(passport, '[^[:alnum:]]', '', 'g'))) WHERE passport <> '';
