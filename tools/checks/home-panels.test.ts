import { HOME_PANELS } from '@touchline/contracts/configuration';
import { expect, it } from 'vitest';
import { allManifests } from '../routes/registered-routes.ts';

it('the panels of home that operators arrange are those that plugins contribute, in the same order', async () => {
  const contributed = (await allManifests()).flatMap(({ id, slots }) =>
    slots
      .filter(({ slot }) => slot === 'home')
      .map(({ name, order }) => ({ panel: `${id}/${name}`, order: order ?? 100 })),
  );
  const ordered = contributed.toSorted((left, right) => left.order - right.order);
  expect(ordered.map(({ panel }) => panel)).toEqual(HOME_PANELS);
});
