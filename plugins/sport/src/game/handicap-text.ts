/** Keeps the sign before its number where the text around it runs from right to left. */
const LEFT_TO_RIGHT = '\u200E';

/**
 * A handicap as it is written below its team's name: +1.5, -2.25, 0.
 * @param marketKey with the line of the home side
 * @param code `home`, `draw` or `away`; the away side has the opposite line
 */
export function handicapText(marketKey: string, code: string): string {
  const line = Number(marketKey.split('@')[1] ?? 0);
  const own = code === 'away' ? 0 - line : line;
  return `${LEFT_TO_RIGHT}${own > 0 ? '+' : ''}${own}`;
}
