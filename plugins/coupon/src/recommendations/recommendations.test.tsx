import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { testSelection } from '../testing/test-selection.ts';
import en from '../translations/en.json';
import { view } from './recommendations.view.tsx';

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

it('the slip is handed on to be recommended for until the player turns that off, and stays as it was then', async () => {
  const { context } = createTestContext({ plugin: 'coupon', definition: plugin, texts: en });
  const inputs: unknown[] = [];
  const mount = vi.spyOn(context.slots, 'mount').mockImplementation(({ input }) => {
    inputs.push(input);
    return () => undefined;
  });
  const bets = [1, 2].map((event) => testSelection(event));
  const [first, second] = bets;
  if (first !== undefined) slipOf(context).toggle(first);
  mounted = await mountView({ view, context });
  await vi.waitFor(() => expect(inputs).toEqual([{ bets: [first] }]));
  if (second !== undefined) slipOf(context).toggle(second);
  expect(slipOf(context).store.get().bets).toHaveLength(2);
  const choice = screen.getByRole('switch', { name: /What others backed/ });
  choice.click();
  await vi.waitFor(() => expect(inputs).toEqual([{ bets: [first] }, {}]));
  expect(couponSettingsOf(context).get().isBackedShown).toBe(false);
  mount.mockRestore();
});
