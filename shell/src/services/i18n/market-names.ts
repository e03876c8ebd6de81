import { type MarketLabel, marketLabels, OUTRIGHT_MARKETS } from '@touchline/domain/markets';
import type { TranslationModule } from '@touchline/plugin-api';

/** Markets whose kind has another name in their own sport. */
const NAMES_OF_THEIR_OWN = ['draw-no-bet', 'overtime'] as const;

/** What a total is of, in the sports that count one thing alone. */
const TOTAL_OF: Readonly<Record<string, string>> = {
  football: 'total-goals',
  'ice-hockey': 'total-goals',
  basketball: 'total-points',
  handball: 'total-goals',
  rugby: 'total-points',
  'american-football': 'total-points',
};

function nameOf({ code, kindName, sport }: MarketLabel): string | undefined {
  return (
    NAMES_OF_THEIR_OWN.find((name) => code.endsWith(name)) ??
    (kindName === 'total' ? TOTAL_OF[sport] : undefined)
  );
}

/**
 * What the text of each market type is made of, as texts by its code: kind, period, unit and name of its own, e.g.
 * `total ft - total-goals`. The catalogue grows with every sport and the first screen shows few of its types, so it
 * comes as the texts of a section do.
 */
export function loadMarketNames(): TranslationModule {
  const ofMatches = marketLabels().map((label) => {
    const { code, kindName, period, unit } = label;
    return [code, [kindName, period, unit ?? '-', nameOf(label) ?? '-'].join(' ')] as const;
  });
  const outrights = OUTRIGHT_MARKETS.map((code) => [code, `${code} ft - -`] as const);
  return { default: Object.fromEntries([...ofMatches, ...outrights]) };
}
