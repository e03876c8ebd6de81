-- A rule that applies to everybody says so; those that did without a word keep applying.
UPDATE site_rule
SET rule = rule || '{"everybody": true}'
WHERE kind = 'block'
  AND coalesce(rule -> 'countries', '[]') = '[]' AND coalesce(rule -> 'ipRanges', '[]') = '[]'
  AND coalesce(rule -> 'userAgents', '[]') = '[]' AND coalesce(rule -> 'playerIds', '[]') = '[]';
UPDATE site_rule
SET rule = rule || '{"everybody": true}'
WHERE kind = 'redirect' AND rule ->> 'path' = '/*';
