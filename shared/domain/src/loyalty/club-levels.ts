/** The levels of the club, lowest first. Their names in the interfaces and in the database. */
export const CLUB_LEVELS = [
  'copper',
  'bronze',
  'silver',
  'gold',
  'ruby',
  'sapphire',
  'diamond',
] as const;
export type ClubLevel = (typeof CLUB_LEVELS)[number];
