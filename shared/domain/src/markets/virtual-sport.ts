/**
 * Sports that nobody plays: their events are rounds on a fixed clock, which a seed decides that was committed to
 * before bets were taken. A match has the markets of the sport that it imitates.
 */
export const VIRTUAL_SPORTS = ['virtual-greyhounds', 'virtual-football', 'virtual-tennis'] as const;
export type VirtualSport = (typeof VIRTUAL_SPORTS)[number];

/** Whether the events of a sport are rounds that a seed decides. */
export function isVirtualSport<Name extends string>(sport: Name): sport is Name & VirtualSport {
  return VIRTUAL_SPORTS.some((known) => known === sport);
}

/** The virtual sports of matches, each with the sport whose markets and results it has. */
const IMITATED = { 'virtual-football': 'esoccer', 'virtual-tennis': 'tennis' } as const;

/** The sport whose markets and results the events of a sport have: its own, but for virtual matches. */
export function imitatedSport<Name extends string>(
  sport: Name,
): Exclude<Name, keyof typeof IMITATED> | (typeof IMITATED)[keyof typeof IMITATED] {
  return Object.hasOwn(IMITATED, sport)
    ? IMITATED[sport as keyof typeof IMITATED & Name]
    : (sport as Exclude<Name, keyof typeof IMITATED>);
}
