import type { ReturnAnswer } from '@touchline/contracts/returns';
import { createTestContext, mountView } from '@touchline/testing';
import { reactView } from '@touchline/plugin-api';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';
import en from '../translations/en.json';
import { ReturnCard } from './return-card.tsx';

const OPEN: ReturnAnswer = {
  closedAt: null,
  kind: null,
  from: null,
  request: null,
  refusedAt: null,
};
let unmount: () => Promise<unknown> = async () => undefined;
afterEach(() => unmount());

async function show(state: Partial<ReturnAnswer>) {
  const onChanged = vi.fn();
  const answer = { ...OPEN, ...state };
  const test = createTestContext({
    plugin: 'responsible-gaming',
    texts: en,
    session: { userId: '1' },
    answers: {
      [`POST ${LIMIT_SERVICE}/return`]: () => answer,
      [`DELETE ${LIMIT_SERVICE}/return`]: () => OPEN,
    },
  });
  const view = reactView(function Card() {
    return <ReturnCard state={answer} onChanged={onChanged} />;
  });
  ({ unmount } = await mountView({ view, context: test.context }));
  return { ...test, onChanged };
}

describe('the way back', () => {
  it('the card is not there for a player whom nothing keeps out', async () => {
    await show({});
    expect(screen.queryByText(en.return.title)).toBeNull();
  });

  it('the card in the term of an exclusion says from when to ask, and offers nothing to press', async () => {
    await show({ from: 1_800_000_000 });
    expect(screen.getByText(/You can ask to return from/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a request after the term needs no reason', async () => {
    const { http, onChanged } = await show({ kind: 'term-ended' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: en.return.request }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(http.requests.map(({ body }) => body)).toEqual([{ reason: '' }]);
  });

  it('a request that an operator decides is sent with a reason alone', async () => {
    const { http, onChanged } = await show({ kind: 'closure', closedAt: 1_700_000_000 });
    await userEvent.click(screen.getByRole('button', { name: en.return.request }));
    expect(screen.getByText(en.return.reasonMissing)).toBeTruthy();
    expect(http.requests).toEqual([]);
    await userEvent.type(screen.getByRole('textbox'), 'I am back');
    await userEvent.click(screen.getByRole('button', { name: en.return.request }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(http.requests.map(({ body }) => body)).toEqual([{ reason: 'I am back' }]);
  });

  it('a request under way can be taken back', async () => {
    const { http, onChanged } = await show({
      request: { kind: 'indefinite', requestedAt: 1_700_000_000, effectiveAt: null },
    });
    expect(screen.getByText(/We will decide/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: en.return.withdraw }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(http.requests.map(({ method }) => method)).toEqual(['DELETE']);
  });
});
