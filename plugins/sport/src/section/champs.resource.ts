import { ChampsAnswer } from '@touchline/contracts/line';
import { defineResource } from '@touchline/plugin-api';

/** The championships of a sport with their counts. */
export const champsResource = defineResource({
  name: 'sport.champs',
  path: ({ section, sport }: { readonly section: string; readonly sport: string }) =>
    `/line-api/v1/champs?section=${encodeURIComponent(section)}&sport=${encodeURIComponent(sport)}`,
  schema: ChampsAnswer,
  interval: 'topChamps',
  freshFor: 10_000,
});
