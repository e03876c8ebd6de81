import type { I18n } from '@touchline/plugin-api';

/** How many parts a match has before overtime; in sets a match has no more than its sets. */
const REGULAR: Readonly<Record<string, number>> = {
  football: 2,
  esoccer: 2,
  'ice-hockey': 3,
  basketball: 4,
  handball: 2,
  rugby: 2,
  'american-football': 4,
};

/**
 * The heading of a part's column: 1, 2, 3, and behind the last regular one OT, OT2…
 * @param index of the part, from 0
 */
export function periodName(sport: string, index: number, i18n: Pick<I18n, 't'>): string {
  const extra = index + 1 - (REGULAR[sport] ?? Number.POSITIVE_INFINITY);
  if (!(extra > 0)) {
    return `${index + 1}`;
  }
  return extra === 1 ? i18n.t('game.overtime') : `${i18n.t('game.overtime')}${extra}`;
}
