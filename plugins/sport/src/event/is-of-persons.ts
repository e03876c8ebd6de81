const OF_PERSONS: ReadonlySet<string> = new Set([
  'tennis',
  'table-tennis',
  'badminton',
  'darts',
  'snooker',
  'boxing',
  'mma',
]);

/** Whether a sport's sides are single people, whose crests are drawn as such. */
export function isOfPersons(sport: string): boolean {
  return OF_PERSONS.has(sport);
}
