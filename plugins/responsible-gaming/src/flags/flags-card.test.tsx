import type { FlagsAnswer } from '@touchline/contracts/care';
import { FLAG_RULES } from '@touchline/domain/protection';
import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json' with { type: 'json' };
import { FlagsCard } from './flags-card.tsx';

let unmount: () => Promise<unknown> = async () => undefined;
afterEach(() => unmount());

async function show(flags: FlagsAnswer['flags']): Promise<HTMLElement> {
  const { context, http } = createTestContext({
    plugin: 'responsible-gaming',
    definition: plugin,
    texts: en,
    session: { userId: '1' },
    answers: { [`GET ${LIMIT_SERVICE}/flags`]: () => ({ flags }) },
  });
  const mounted = await mountView({ view: reactView(FlagsCard), context });
  ({ unmount } = mounted);
  await vi.waitFor(() => expect(http.requests).toHaveLength(1));
  // The answer is drawn in the turn after it has come.
  await act(async () => undefined);
  return mounted.element;
}

it('a flag is shown with its measure and the numbers of its rule', async () => {
  const element = await show([
    { kind: 'night-play', measure: 4, raisedAt: 1_768_000_000 },
    { kind: 'chasing', measure: 5, raisedAt: 1_768_000_000 },
  ]);
  expect(await screen.findByText(en.flags.title)).toBeTruthy();
  expect(element.textContent).toContain('in 7 days: 4');
  expect(element.textContent).toContain(
    `bets on ${FLAG_RULES.nights} or more of the last ${FLAG_RULES.days} nights, from midnight to 05:00`,
  );
  expect(element.textContent).toContain(
    `${FLAG_RULES.chasingDeposits} or more deposits in ${FLAG_RULES.days} days`,
  );
  expect(element.textContent).not.toContain('{{');
});

it('a player without flags sees no card about them', async () => {
  const element = await show([]);
  expect(element.textContent).toBe('');
});
