import type { CricketInnings } from '@touchline/contracts/cricket';
import type { I18n } from '@touchline/plugin-api';

const ALL_OUT = 10;

/** An innings in a line: `Surrey 172/4 (18.3 ov)`; the wickets are not said of a side that is all out. */
export function totalText(
  { team, runs, wickets, overs }: Pick<CricketInnings, 'team' | 'runs' | 'wickets' | 'overs'>,
  i18n: I18n,
): string {
  const score = wickets === ALL_OUT ? String(runs) : `${runs}/${wickets}`;
  return i18n.t('total', { team, score, overs });
}
