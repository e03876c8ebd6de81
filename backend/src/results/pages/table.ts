import type { Table } from '@touchline/contracts/results';
import type { Sport } from '@touchline/domain/markets';
import { outcomeOf, standingRuleOf, standingsOf } from '@touchline/domain/results';
import { exactNumber } from '../../platform/database/exact-number.ts';
import { resultOfRow } from './result-wire.ts';
import type { SeasonRow } from './statistic-queries.ts';

const FORM_LENGTH = 5;
const FORM = {
  won: 'won',
  'overtime-won': 'won',
  drawn: 'drawn',
  'overtime-lost': 'lost',
  lost: 'lost',
} as const;

type Form = Table['rows'][number]['form'];

/** How each side's last matches ended, the latest first. */
function formsOf(matches: readonly SeasonRow[]): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>();
  for (const match of matches) {
    for (const side of ['home', 'away'] as const) {
      const outcome = outcomeOf(resultOfRow(match), side);
      if (outcome !== undefined) {
        const id = match[`${side}_id`];
        forms.set(id, [FORM[outcome], ...(forms.get(id) ?? [])].slice(0, FORM_LENGTH));
      }
    }
  }
  return forms;
}

/** The table of a season; undefined for sports that have none. */
export function tableOf(
  competition: { readonly sport: string; readonly country: string },
  matches: readonly SeasonRow[],
): Table | undefined {
  const rule = standingRuleOf({ ...competition, sport: competition.sport as Sport });
  if (rule === undefined) {
    return undefined;
  }
  const names = new Map(
    matches.flatMap((match) => [
      [match.home_id, match.home_name] as const,
      [match.away_id, match.away_name] as const,
    ]),
  );
  const forms = formsOf(matches);
  const played = matches.map((match) => ({
    homeId: exactNumber(match.home_id),
    awayId: exactNumber(match.away_id),
    result: resultOfRow(match),
  }));
  const rows = standingsOf(played, rule);
  return {
    rule: rule.name,
    matches: rows.reduce((sum, row) => sum + row.played, 0) / 2,
    rows: rows.map(({ sideId, ...row }) => ({
      side: { id: sideId, name: names.get(String(sideId)) ?? '' },
      ...row,
      form: forms.get(String(sideId)) ?? [],
    })),
  };
}
