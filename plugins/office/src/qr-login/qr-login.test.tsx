import { type Answer, createTestContext, mountView, refusing } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './qr-login.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const OPEN = 'POST /web-api/auth/v1/qr-login/open';
const APPROVE = 'POST /web-api/auth/v1/qr-login/approve';
const DECLINE = 'POST /web-api/auth/v1/qr-login/decline';
const ID = '11111111-1111-4111-8111-111111111111';

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(async () => {
  await mounted?.unmount();
  location.hash = '';
});

async function open(answers: Readonly<Record<string, Answer>> = {}) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      [OPEN]: () => ({
        id: ID,
        device: 'computer',
        browser: 'Chrome 131',
        system: 'Windows',
        network: '203.0.113.•',
        country: 'DE',
        startedAt: test.clock.now(),
        expiresAt: test.clock.now() + 120_000,
      }),
      [APPROVE]: () => ({ state: 'approved' }),
      [DECLINE]: () => ({ state: 'declined' }),
      ...answers,
    },
  });
  mounted = await mountView({ view, context: test.context });
  const sent = () => test.http.requests.map(({ path, body }) => [path.split('/').at(-1), body]);
  return { ...test, sent };
}

async function typeCode() {
  await userEvent.type(await screen.findByLabelText(en.qrLogin.code), 'ab2c-d3ef{Enter}');
  return screen.findByLabelText(en.qrLogin.number);
}

it('a player types the code, reads which device asks, and signs it in with its number', async () => {
  const test = await open();
  await userEvent.type(await screen.findByLabelText(en.qrLogin.code), 'ab2c{Enter}');
  expect(screen.getByText(en.qrLogin.fault.code)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText(en.qrLogin.code));
  const number = await typeCode();
  expect(screen.getByText('Chrome 131, Windows')).toBeTruthy();
  await userEvent.type(number, '4{Enter}');
  expect(screen.getByText(en.qrLogin.fault.number)).toBeTruthy();
  await userEvent.type(number, '2{Enter}');
  expect(await screen.findByText(en.qrLogin.approved)).toBeTruthy();
  expect(test.sent()).toEqual([
    ['open', { code: 'ab2cd3ef' }],
    ['approve', { id: ID, number: 42 }],
  ]);
});

it('the code of a scanned link is opened without a tap', async () => {
  location.hash = '#AB2C-D3EF';
  const test = await open();
  expect(await screen.findByLabelText(en.qrLogin.number)).toBeTruthy();
  expect(test.sent()).toEqual([['open', { code: 'AB2CD3EF' }]]);
});

it('a player declines, and is led to the change of the password', async () => {
  const test = await open();
  await typeCode();
  await userEvent.click(screen.getByRole('button', { name: en.qrLogin.decline }));
  expect(await screen.findByText(en.qrLogin.declined)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.title.changePassword })).toBeTruthy();
  expect(test.sent().at(-1)).toEqual(['decline', { id: ID }]);
});

it('a wrong code and a wrong number are shown beside their fields', async () => {
  let isRight = false;
  await open({
    [APPROVE]: (request) =>
      isRight ? { state: 'approved' } : refusing('qr_number_wrong')(request),
  });
  const number = await typeCode();
  await userEvent.type(number, '41{Enter}');
  await vi.waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  isRight = true;
  await userEvent.clear(number);
  await userEvent.type(number, '42{Enter}');
  expect(await screen.findByText(en.qrLogin.approved)).toBeTruthy();
});
