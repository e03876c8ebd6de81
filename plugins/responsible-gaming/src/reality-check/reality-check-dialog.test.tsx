import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import en from '../translations/en.json';
import { REALITY_CHECK } from './reality-check.resource.ts';
import { view } from './reality-check.view.tsx';

const MINUTE = 60_000;

function setUp({ maySilence = true, mustAcknowledge = false } = {}) {
  const answer = () => ({
    startedAt: 0,
    nextAt: null,
    staked: 2_000,
    result: -500,
    currency: 'EUR',
    maySilence,
    mustAcknowledge,
  });
  const test = createTestContext({
    plugin: 'responsible-gaming',
    texts: en,
    time: 80 * MINUTE,
    session: { userId: '1' },
    answers: { [`GET ${REALITY_CHECK}`]: answer, [`POST ${REALITY_CHECK}`]: answer },
  });
  return {
    ...test,
    replies: () =>
      test.http.requests.flatMap(({ body }) =>
        body === undefined ? [] : [(body as { data: { attributes: object } }).data.attributes],
      ),
  };
}

describe('the dialog of a reality check', () => {
  it.each([
    ['Keep playing', 'continue', '1'],
    ['Sign out', 'log_out', undefined],
    ['Close', 'nothing', '1'],
  ])(
    'the button "%s" of a reality check sends "%s", with the box that was ticked',
    async (name, action, userId) => {
      const { context, replies, session } = setUp();
      const mounted = await mountView({ view, context });
      expect(await screen.findByText(/1 hour 20 minutes/)).toBeTruthy();
      expect(screen.getByText(context.i18n.money(-500, 'EUR'))).toBeTruthy();
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Time for a break?' }),
      );
      await userEvent.click(screen.getByRole('checkbox', { name: /Do not show again/ }));
      await userEvent.click(screen.getByRole('button', { name }));
      expect(replies()).toEqual([
        { action, do_not_show_again: true, popup_show_at: (80 * MINUTE) / 1000 },
      ]);
      expect(session.get().userId).toBe(userId);
      await mounted.unmount();
    },
  );

  it('the reality check offers no silence where the law requires every check to be acknowledged', async () => {
    const mounted = await mountView({ view, context: setUp({ maySilence: false }).context });
    expect(await screen.findByText(/1 hour 20 minutes/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await mounted.unmount();
  });

  it('the reality check that must be acknowledged has no other way out than its two buttons', async () => {
    const { context, replies } = setUp({ mustAcknowledge: true });
    const mounted = await mountView({ view, context });
    expect(await screen.findByText(/1 hour 20 minutes/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(replies()).toEqual([]);
    await mounted.unmount();
  });

  it('the reality check closed by something else is answered with nothing', async () => {
    const { context, replies } = setUp();
    const mounted = await mountView({ view, context });
    await mounted.unmount();
    expect(replies()).toMatchObject([{ action: 'nothing', do_not_show_again: false }]);
  });
});
