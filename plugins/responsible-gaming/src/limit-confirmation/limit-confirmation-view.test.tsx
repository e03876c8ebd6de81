import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';
import en from '../translations/en.json';
import { view } from './limit-confirmation.view.tsx';

/** A busy machine takes its time to draw. */
const PATIENT = { timeout: 4_000 };
let unmount: () => Promise<unknown> = async () => undefined;
afterEach(() => unmount());

const LIMIT = {
  id: 'l1',
  limitType: 20,
  limitValue: 50_000,
  limitBalance: 0,
  limitState: 'PENDING',
  startedAt: 1_700_000_000,
  endsAt: null,
  needApprove: true,
  currency: 'EUR',
};

function refuse(details?: object): never {
  throw new ApplicationError({ code: 'limit_not_pending', message: 'no', status: 409, details });
}

/** Presses one of the two buttons, and returns the request and what the player sees. */
async function press(name: string, answer: () => unknown) {
  const test = createTestContext({
    plugin: 'responsible-gaming',
    texts: en,
    session: { userId: '1' },
    answers: {
      [`GET ${LIMIT_SERVICE}/limits`]: () => ({ limitsData: [LIMIT], limits: [LIMIT] }),
      [`POST ${LIMIT_SERVICE}/limitaction`]: answer,
    },
  });
  ({ unmount } = await mountView({ view, context: test.context }));
  await userEvent.click(await screen.findByText(name, { selector: 'button, button *' }, PATIENT));
  await vi.waitFor(() => expect(test.notifications).toHaveLength(1), PATIENT);
  const { kind, message } = test.notifications[0] ?? {};
  return {
    reported: [kind, message],
    asked: test.http.requests.find(({ method }) => method === 'POST'),
  };
}

const done = (title: string) => () => ({ status: 204, title, limitsData: [] });

describe('the answer to a raised deposit limit (product specification, section 8)', () => {
  it.each([
    ['approve', en.approve, en.responsible_gaming_confirm_limit_success],
    ['reject', en.reject, en.responsible_gaming_cancel_limit_success],
  ])(
    'the decision on a raised limit, %s, is sent, and its success shown',
    async (action, name, text) => {
      const { reported, asked } = await press(name, done(''));
      expect(asked?.body).toEqual({ action, limitType: 20 });
      expect(reported).toEqual(['success', text]);
    },
  );

  it.each([
    [en.approve, en.responsible_gaming_confirm_limit_error],
    [en.reject, en.responsible_gaming_cancel_limit_error],
  ])('a failure of "%s" is shown', async (name, text) => {
    expect((await press(name, refuse)).reported).toEqual(['error', text]);
  });

  it('the server’s own title of a success is preferred', async () => {
    expect((await press(en.approve, done('In force'))).reported).toEqual(['success', 'In force']);
  });

  it('the server’s own title of a failure is preferred', async () => {
    const { reported } = await press(en.reject, () => refuse({ title: 'Too late' }));
    expect(reported).toEqual(['error', 'Too late']);
  });
});
