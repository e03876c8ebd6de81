import type { CasinoGamesAnswer, FacetValue } from '@touchline/contracts/casino';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { type Filter, FilterBar } from '@touchline/ui/parts';
import { Checkbox } from '@touchline/ui/forms';
import { wordsOf } from './list-pages.ts';
import styles from './list.module.css';

export type Facet = keyof CasinoGamesAnswer['facets'];

/** The filters of games, in their order on the page. */
export const FACETS: readonly Facet[] = ['provider', 'feature', 'volatility', 'rtp', 'demo'];

/** Filters that take one value: the least return, and whether there is a demo. */
const OF_ONE: ReadonlySet<Facet> = new Set(['rtp', 'demo']);

/** What filters a list, each with how many games it leaves; all of it is in the address. */
export function Filters({
  facets,
  without,
}: {
  readonly facets: CasinoGamesAnswer['facets'];
  /** What the page itself decides. */
  readonly without?: Facet | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const query = useStore(navigation.current, (route) => route.query);
  const chosenOf = (facet: Facet) => query[facet]?.split(',').filter(Boolean) ?? [];
  const choose = (facet: Facet, value: string) => {
    const chosen = chosenOf(facet);
    const others = OF_ONE.has(facet) ? [] : chosen.filter((one) => one !== value);
    const next = chosen.includes(value) ? others : [...others, value];
    void navigation.setQuery(
      { [facet]: next.length === 0 ? undefined : next.join(',') },
      { replace: true },
    );
  };
  const textOf = (facet: Facet, { value, name }: FacetValue): string => {
    if (facet === 'volatility') {
      return i18n.t(`volatility.${value}`);
    }
    if (facet === 'rtp') {
      return i18n.t('filter.leastReturn', { rtp: `${value} %` });
    }
    return facet === 'demo' ? i18n.t('filter.hasDemo') : (name ?? wordsOf(value));
  };
  const filters = FACETS.filter((facet) => facet !== without).flatMap((facet): Filter[] => {
    const chosen = chosenOf(facet);
    const values = facets[facet];
    if (values.length === 0 && chosen.length === 0) {
      return [];
    }
    const missing = chosen
      .filter((value) => values.every((one) => one.value !== value))
      .map((value) => ({ value, count: 0 }));
    const shown = [...values, ...missing];
    return [
      {
        key: facet,
        text: i18n.t(`filter.${facet}`),
        chosen:
          chosen.length === 0
            ? undefined
            : shown
                .filter(({ value }) => chosen.includes(value))
                .map((one) => textOf(facet, one))
                .join(', '),
        children: (
          <div className={styles.values}>
            {shown.map((one) => (
              <Checkbox
                key={one.value}
                label={
                  <>
                    <bdi>{textOf(facet, one)}</bdi>{' '}
                    <span className={styles.count}>{one.count}</span>
                  </>
                }
                checked={chosen.includes(one.value)}
                onChange={() => choose(facet, one.value)}
              />
            ))}
          </div>
        ),
      },
    ];
  });
  return filters.length === 0 ? undefined : (
    <FilterBar
      label={i18n.t('filter.label')}
      filters={filters}
      doneText={i18n.t('filter.done')}
      closeText={i18n.t('filter.close')}
      clearText={i18n.t('filter.clear')}
      onClear={() =>
        void navigation.setQuery(Object.fromEntries(FACETS.map((facet) => [facet, undefined])), {
          replace: true,
        })
      }
    />
  );
}
