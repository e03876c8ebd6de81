/** Sports whose events are races of a field: each is bet on as a whole, by the order in which it finishes. */
export const RACE_SPORTS = ['horse-racing', 'greyhounds'] as const;
export type RaceSport = (typeof RACE_SPORTS)[number];

/** Whether the events of a sport are races. */
export function isRaceSport(sport: string): sport is RaceSport {
  return RACE_SPORTS.some((known) => known === sport);
}
