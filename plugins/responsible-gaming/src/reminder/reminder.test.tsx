import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';
import en from '../translations/en.json';
import { start } from './reminder.background.ts';
import { view } from './reminder.view.tsx';

const PATH = `${LIMIT_SERVICE}/reminder`;
let unmount: () => Promise<unknown> = async () => undefined;
afterEach(() => unmount());

const setUp = (kind: 'review' | 'no-limit' | null) =>
  createTestContext({
    plugin: 'responsible-gaming',
    texts: en,
    session: { userId: '1' },
    answers: { [`GET ${PATH}`]: () => ({ kind }), [`POST ${PATH}`]: () => ({ kind: null }) },
  });

it.each([
  ['review', 1],
  ['no-limit', 1],
  [null, 0],
] as const)('the reminder %s is offered %i times in a visit', async (kind, times) => {
  const { context, http, openModals } = setUp(kind);
  const stop = start(context);
  await vi.waitFor(() => expect(http.requests).toHaveLength(1));
  await vi.waitFor(() => expect(openModals).toHaveLength(times));
  stop();
});

it('the reminder notes on the server that it was shown, once', async () => {
  const { context, http } = setUp('no-limit');
  ({ unmount } = await mountView({ view, context }));
  expect(await screen.findByText(en.reminder.text['no-limit'])).toBeTruthy();
  await vi.waitFor(() =>
    expect(http.requests.flatMap(({ body }) => (body === undefined ? [] : [body]))).toEqual([
      { kind: 'no-limit' },
    ]),
  );
});
