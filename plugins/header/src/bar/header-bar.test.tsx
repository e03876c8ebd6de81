import { screen } from '@testing-library/dom';
import { createTestContext, mountView } from '@touchline/testing';
import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { view } from './header-bar.view.tsx';

it.each([
  ['offers search unless the operator has switched it off', {}, 1],
  ['has no search where the operator has switched it off', { 'header.search': false }, 0],
])('the header %s', async (_, flags, count) => {
  const { context } = createTestContext({
    plugin: 'header',
    definition: plugin,
    texts,
    configuration: { flags },
  });
  const mounted = await mountView({ view, context });
  expect(await screen.findByRole('button', { name: texts.settings })).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: texts.search })).toHaveLength(count);
  await mounted.unmount();
});
