import type { ResultsFilter } from './results.resource.ts';

type Query = Readonly<Record<string, string>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SHORTEST = 2;

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** What an address asks for; what does not make sense in it is ignored. */
export function filterOf(query: Query, offset: number): ResultsFilter {
  const q = query['q']?.trim() ?? '';
  const sport = query['sport'];
  if (q.length >= SHORTEST) {
    return { q, sport };
  }
  const [champ, team] = [numberIn(query['champ']), numberIn(query['team'])];
  if (champ !== undefined || team !== undefined) {
    return team === undefined ? { champ } : { team };
  }
  const day = query['day'];
  return { day: day !== undefined && DAY.test(day) ? day : undefined, sport, offset };
}
