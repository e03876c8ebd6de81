import { DAY } from '@touchline/domain/time';
import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { view } from './history-clear.view.tsx';

const PATH = '/betting-api/v1/cleared-history';
let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show(cleared: object = { hidden: 0 }) {
  let state = cleared;
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts,
    session: { userId: '1' },
    answers: {
      [`GET ${PATH}`]: () => state,
      [`PUT ${PATH}`]: () => {
        state = { before: 5, hidden: 3 };
        return state;
      },
      [`DELETE ${PATH}`]: () => {
        state = { hidden: 0 };
        return state;
      },
    },
  });
  unmount = (await mountView({ view, context: test.context })).unmount;
  await screen.findByRole('button', { name: texts.historyClear.hide });
  return test;
}

describe('the page that clears the history', () => {
  it('bets older than was chosen are hidden, and can be shown again', async () => {
    const { http, context } = await show();
    expect(screen.getByText(texts.historyClear.kept)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.historyClear.show })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: texts.historyClear.age['90'] }));
    await userEvent.click(screen.getByRole('button', { name: texts.historyClear.hide }));
    const again = await screen.findByRole('button', { name: texts.historyClear.show });
    const sent = http.requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ before: context.clock.now() - 90 * DAY });
    await userEvent.click(again);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: texts.historyClear.show })).toBeNull(),
    );
    expect(http.requests.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('a failure is said and nothing is shown as hidden', async () => {
    const { http } = await show();
    http.answer(`PUT ${PATH}`, refusing('unavailable'));
    await userEvent.click(screen.getByRole('button', { name: texts.historyClear.hide }));
    await screen.findByText('unavailable');
    expect(screen.queryByRole('button', { name: texts.historyClear.show })).toBeNull();
  });
});
