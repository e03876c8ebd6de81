import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as activate } from './phone-activate.view.tsx';
import { view as number } from './phone-number.view.tsx';

const PENDING = {
  phone_code: '44',
  phone_number: '7700900123',
  expiresAt: 600_000,
  resendAt: 0,
  attemptsLeft: 3,
};
const binding = { phone_code: '', phone_number: '', isBound: false, pending: PENDING };
const COUNTRIES = [{ id: 79, name: 'Great Britain', country_code: 'gb', tel_code: '44' }];

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show(view: typeof number, answers: Record<string, () => unknown> = {}) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      'GET /web-api/phone/v1/binding': () => binding,
      'GET /web-api/phone/v1/countries': () => ({ countries: COUNTRIES }),
      'POST /web-api/phone/v1/code': () => binding,
      'POST /web-api/phone/v1/activation': () => ({ ...binding, isBound: true, pending: null }),
      ...answers,
    },
  });
  const mounted = await mountView({ view, context: test.context });
  unmount = mounted.unmount;
  const events = () => test.tracked.map(({ name }) => name);
  return { ...test, events };
}

const refuse = (code: string) => () => {
  throw new ApplicationError({ code, message: code, status: 409, phase: 'request' });
};
const enter = async (label: RegExp, text: string, button: RegExp) => {
  await userEvent.type(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: button }));
};
const askForCode = () => enter(/^Phone number/, '7700900123', /^Send/);
const enterCode = () => enter(/code/i, '123456', /^Confirm/);

it('a pending code blocks navigation until it is confirmed', async () => {
  let answer: (() => void) | undefined;
  const { context, navigation } = await show(activate, {
    'POST /web-api/phone/v1/activation': () =>
      new Promise((resolve) => {
        answer = () => resolve({ ...binding, isBound: true, pending: null });
      }),
  });
  const reason = () => context.keys.get('office.navigationBlocked');
  await enterCode();
  await vi.waitFor(() => expect(answer).toBeDefined());
  expect(reason()).toBe(en.phone.checking);
  answer?.();
  await vi.waitFor(() => expect(navigation.visits).toHaveLength(1));
  expect(reason()).toBeUndefined();
});

describe('the analytics of codes by SMS (platform specification, section 9)', () => {
  it('a code that was sent (1247)', async () => {
    const { events } = await show(number);
    await askForCode();
    await vi.waitFor(() => expect(events()).toEqual(['smsSent']));
  });

  it('the analytics report a code that could not be sent (1253)', async () => {
    const { events } = await show(number, { 'POST /web-api/phone/v1/code': refuse('phone_taken') });
    await askForCode();
    await vi.waitFor(() => expect(events()).toEqual(['smsFailure']));
  });

  it('the correct code (1252)', async () => {
    const { events } = await show(activate);
    await enterCode();
    await vi.waitFor(() => expect(events()).toEqual(['correctCode']));
  });

  it('a wrong one (1253), with why', async () => {
    const { tracked } = await show(activate, {
      'POST /web-api/phone/v1/activation': refuse('phone_code_wrong'),
    });
    await enterCode();
    await vi.waitFor(() =>
      expect(tracked).toEqual([{ name: 'smsFailure', data: { code: 'phone_code_wrong' } }]),
    );
  });

  it('the analytics report a code that did not arrive (1004) and is sent again (1247)', async () => {
    const { events } = await show(activate);
    await userEvent.click(await screen.findByRole('button', { name: /resend/i }));
    await vi.waitFor(() => expect(events()).toEqual(['smsNotReceived', 'smsSent']));
  });
});
