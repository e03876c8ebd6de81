/**
 * The codes of the runners that an outcome of a race names together, whatever its market; undefined for one that
 * names none or a single one. Little, for pages that only have to know which prices it follows.
 */
export function namedRunners(outcomeId: string): readonly string[] | undefined {
  const [, , code = ''] = outcomeId.split('~');
  return /^c\d+(?:-c\d+)+$/.test(code) ? code.split('-') : undefined;
}
