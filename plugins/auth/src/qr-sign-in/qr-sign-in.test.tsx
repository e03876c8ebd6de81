import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './qr-sign-in-modal.view.tsx';

const BEGIN = 'POST /web-api/auth/v1/login/qr';
const CLAIM = 'POST /web-api/auth/v1/login/qr/claim';
const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '22222222-2222-4222-8222-222222222222';
const LOOK = 2_000;

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

/** @param answers what the claims are answered with, the last one again and again */
async function open(answers: readonly (object | Error)[]) {
  const ids = [FIRST, SECOND];
  const left = [...answers];
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    answers: {
      [BEGIN]: () => ({
        id: ids.shift() ?? SECOND,
        code: 'AB2C-D3EF',
        expiresAt: test.clock.now() + 120_000,
      }),
      [CLAIM]: () => {
        const answer = left.length > 1 ? left.shift() : left[0];
        if (answer instanceof Error) {
          throw answer;
        }
        return answer ?? {};
      },
    },
  });
  mounted = await mountView({ view, context: test.context });
  const claims = () =>
    test.http.requests.filter(({ path }) => path.endsWith('/claim')).map(({ body }) => body);
  return { ...test, claims };
}

it('a visitor sees the code, then the number to type on the phone, and is signed in', async () => {
  const test = await open([
    { state: 'waiting' },
    { state: 'opened', number: 42 },
    { state: 'approved', userId: '7', token: 't' },
  ]);
  expect(await screen.findByRole('img', { name: en.qr.label })).toBeTruthy();
  expect(screen.getByText('AB2C-D3EF')).toBeTruthy();
  expect(screen.getByText('Valid for 2:00.')).toBeTruthy();
  await vi.waitFor(() => expect(test.claims()).toHaveLength(1));
  await test.clock.advance(LOOK);
  expect(await screen.findByText('42')).toBeTruthy();
  expect(screen.queryByText('AB2C-D3EF')).toBeNull();
  await test.clock.advance(LOOK);
  await vi.waitFor(() => expect(test.session.get().userId).toBe('7'));
  await test.clock.advance(LOOK);
  expect(test.claims()).toEqual([{ id: FIRST }, { id: FIRST }, { id: FIRST }]);
});

it('a sign-in that could not be looked up is looked up again', async () => {
  const test = await open([new Error('lost'), { state: 'opened', number: 42 }]);
  await vi.waitFor(() => expect(test.claims()).toHaveLength(1));
  await test.clock.advance(LOOK);
  expect(await screen.findByText('42')).toBeTruthy();
});

it.each(['declined', 'expired'] as const)(
  'a sign-in that has %s ends, and another one begins',
  async (state) => {
    const test = await open([{ state }, { state: 'waiting' }]);
    expect(await screen.findByText(en.qr[state])).toBeTruthy();
    await test.clock.advance(LOOK);
    expect(test.claims()).toEqual([{ id: FIRST }]);
    await userEvent.click(screen.getByRole('button', { name: en.qr.again }));
    expect(await screen.findByText('AB2C-D3EF')).toBeTruthy();
    await vi.waitFor(() => expect(test.claims()).toEqual([{ id: FIRST }, { id: SECOND }]));
  },
);
