import type { CoreConfiguration } from '@touchline/contracts/configuration';

/**
 * Contributions in the order that operators give them, without those that they hide; what they do not name
 * comes last, in its own order.
 */
export function arrangePanels<Item extends { readonly plugin: string; readonly name: string }>(
  contributions: readonly Item[],
  panels: CoreConfiguration['homePanels'] = [],
): readonly Item[] {
  const places = new Map(panels.map(({ panel, isShown }, at) => [panel, isShown ? at : -1]));
  const placeOf = ({ plugin, name }: Item) => places.get(`${plugin}/${name}`) ?? places.size;
  return contributions
    .filter((item) => placeOf(item) >= 0)
    .toSorted((left, right) => placeOf(left) - placeOf(right));
}
