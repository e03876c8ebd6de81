import { type ListMarket, listMarketCode, type Sport } from '@touchline/domain/markets';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { Chip, ChipBar } from '@touchline/ui';
import { listMarketsOf } from './list-market.store.ts';
import { marketChoices } from './shown-markets.ts';

const NO_NAMES = { home: '', away: '' };

/** What the markets of all sports have in common. */
const GROUPS: Partial<Record<ListMarket, string>> = {
  result: 'main',
  total: 'totals',
  handicap: 'handicaps',
};

/** The name of a list's market: as the sport calls it, or its group where sports are mixed. */
function nameOf(market: ListMarket, sport: string | undefined, i18n: I18n): string {
  const code = sport === undefined ? undefined : listMarketCode(sport as Sport, market);
  return code === undefined ? i18n.marketGroup(GROUPS[market] ?? '') : i18n.market(code, NO_NAMES);
}

export interface MarketSwitchProps {
  /** `undefined` for a list of all sports. */
  readonly sport: string | undefined;
  readonly market: ListMarket;
}

/** The markets that a list can show the prices of; the choice is kept for the sport. */
export function MarketSwitch({ sport, market }: MarketSwitchProps) {
  const context = usePlugin();
  const { i18n } = context;
  return (
    <ChipBar label={i18n.t('market')}>
      {marketChoices(sport).map((choice) => (
        <Chip
          key={choice}
          selected={choice === market}
          onClick={() => listMarketsOf(context).choose(sport ?? 'all', choice)}
        >
          {nameOf(choice, sport, i18n)}
        </Chip>
      ))}
    </ChipBar>
  );
}
