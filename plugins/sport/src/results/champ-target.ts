import type { PluginContext, RouteTarget } from '@touchline/plugin-api';

/** The page of a competition: its statistics where the site has them, else its results. */
export function champPage({ flags }: Pick<PluginContext, 'flags'>, champId: number): RouteTarget {
  return flags.isOn('statistic')
    ? { route: 'statistic', query: { champ: String(champId) } }
    : { route: 'results', query: { champ: String(champId) } };
}
