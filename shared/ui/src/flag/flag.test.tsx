import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Crest } from '../crest/crest.tsx';
import { Flag } from './flag.tsx';
import { loadFlag } from './load-flag.ts';

afterEach(cleanup);

it.each(['ad', 'cz', 'gb-eng', 'gb-sct', 'ru', 'sa', 'xk', 'zw'])(
  'the country %s has a flag of its own',
  async (country) => {
    const address = await loadFlag(country);
    expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(address).not.toBe(await loadFlag('fr'));
  },
);

it.each(['', 'zz', 'germany', 'de"><script>', '../x'])(
  'the code "%s" has no flag',
  async (country) => {
    expect(await loadFlag(country)).toBeUndefined();
  },
);

it('a flag decorates, and comes into the place that is kept for it', async () => {
  const { container } = render(<Flag country="DE" size={32} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-size="32"]')).not.toBeNull();
  await waitFor(() => expect(container.querySelector('img')?.alt).toBe(''));
});

it('a side that plays for a country has its flag in place of a crest, once the flag is here', async () => {
  const { container } = render(<Crest name="Iga Świątek" id={1} person country="pl" />);
  expect(container.querySelector('image')).toBeNull();
  await waitFor(() =>
    expect(container.querySelector('image')?.getAttribute('href')).toMatch(/^data:image/),
  );
  const club = render(<Crest name="Arsenal" id={2} />);
  expect(club.container.querySelector('image')).toBeNull();
});
