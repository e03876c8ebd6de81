import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import en from '../translations/en.json';
import { view } from './light-version.view.tsx';
import { refusedLightVersion } from './refused-light-version.store.ts';

it.each([
  ['Turn on', 1],
  ['Not now', 0],
] as const)('the offer of the light version is made once: %s', async (name, isAppLightVersion) => {
  const { context } = createTestContext({ plugin: 'technical', texts: en });
  const mounted = await mountView({ view, context });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(refusedLightVersion(context).get()).toBe(true);
  expect(context.preferences.get()).toMatchObject({ isAppLightVersion });
  await mounted.unmount();
});
