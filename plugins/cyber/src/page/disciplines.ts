import type { SportSummary } from '@touchline/contracts/line';
import type { EsportsType } from '@touchline/domain/markets';

/** The disciplines of a type that have events: those of `stream` are whatever the feed has pictures of. */
export function disciplinesOf(
  sports: readonly SportSummary[],
  type: EsportsType | undefined,
): readonly SportSummary[] {
  return sports.filter(({ esports, live, line, streams = 0 }) => {
    const isOfType = type === undefined || (type === 'stream' ? streams > 0 : esports === type);
    return esports !== undefined && isOfType && live + line > 0;
  });
}

/** Whether a discipline is one that the pages of a type show. */
export function belongsTo(
  sports: readonly SportSummary[],
  { discipline, type }: { readonly discipline: string; readonly type: EsportsType },
): boolean {
  return sports.some(
    ({ slug, esports }) =>
      slug === discipline && esports !== undefined && (type === 'stream' || esports === type),
  );
}
