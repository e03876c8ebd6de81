/** Countries a player may come from, ISO 3166 alpha-2; their names come from `Intl`. */
export const COUNTRIES: readonly string[] = (
  'AE AM AR AT AU AZ BA BD BE BG BR BY CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GE GH GR HR HU ' +
  'ID IE IL IN IS IT JP KE KG KR KZ LK LT LU LV MA MD ME MK MN MT MX MY NG NL NO NP NZ PE PH PK PL ' +
  'PT RO RS RU SE SG SI SK TH TJ TN TR TZ UA UG UY UZ VN ZA'
).split(' ');
