import { sportIds } from '../markets/sport.ts';

/** The sports that a player has hidden, by id, before a match and live. */
interface HiddenSports {
  readonly line: readonly number[];
  readonly live: readonly number[];
}

/** The context keys by which pages know of them: ids with commas between. */
export const HIDDEN_SPORTS_KEYS = {
  line: 'user.hiddenLineSports',
  live: 'user.hiddenLiveSports',
} as const;

/** The ids in the value of such a key; none for a visitor. */
export function hiddenSportIds(value: unknown): readonly number[] {
  return typeof value === 'string' && value !== '' ? value.split(',').map(Number) : [];
}

/** Whether a player has hidden a sport, named by its slug, in one of the two sections. */
export function isSportHidden(
  hidden: HiddenSports | undefined,
  { sport, section }: { readonly sport: string; readonly section: keyof HiddenSports },
): boolean {
  const ids: Readonly<Record<string, number>> = sportIds;
  const id = ids[sport];
  return hidden !== undefined && id !== undefined && hidden[section].includes(id);
}
