import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as subscription } from './email-subscription.view.tsx';
import { view as settings } from './mailing-settings.view.tsx';
import { minutesIn, timeText } from './time-text.ts';

const TOPICS = ['bets', 'payments', 'account', 'promotions'] as const;

interface Site {
  readonly hasMail: boolean;
  readonly hasPhone: boolean;
  readonly isSmsOffered: boolean;
  readonly isRefused: boolean;
  readonly publicKey: string;
}
let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(
  view: typeof settings,
  {
    hasMail = true,
    hasPhone = true,
    isSmsOffered = false,
    isRefused = false,
    publicKey,
  }: Partial<Site> = {},
) {
  let promotions = false;
  let quiet: object | undefined;
  const preferences = () => ({
    choices: TOPICS.flatMap((topic) =>
      ['page', 'mail', 'push', 'sms'].map((channel) => ({
        topic,
        channel,
        isOn: topic !== 'promotions' || (promotions && channel === 'mail'),
        isFixed: topic === 'account',
      })),
    ),
    hasMail,
    hasPhone,
    isSmsOffered,
    ...(quiet && { quiet }),
  });
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      'GET /messages-api/v1/preferences': preferences,
      'GET /messages-api/v1/push': () => ({ devices: 0, ...(publicKey && { publicKey }) }),
      'PUT /messages-api/v1/preferences/choice': () => {
        if (isRefused) {
          throw Object.assign(new Error('unavailable'), { code: 'unavailable' });
        }
        promotions = true;
        return preferences();
      },
      'PUT /messages-api/v1/preferences/quiet-hours': () => {
        quiet = { from: 1_320, to: 480, timeZone: 'UTC' };
        return preferences();
      },
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

const switchOf = async (topic: (typeof TOPICS)[number], channel: keyof typeof en.contact.channel) =>
  within(await screen.findByRole('group', { name: en.contact.topic[topic] })).getByRole('switch', {
    name: new RegExp(en.contact.channel[channel]),
  }) as Promise<HTMLInputElement> | HTMLInputElement;

it('a switch is stored, and what concerns the account cannot be turned off', async () => {
  const { http } = await open(settings);
  await userEvent.click(await switchOf('promotions', 'mail'));
  await vi.waitFor(async () => expect((await switchOf('promotions', 'mail')).checked).toBe(true));
  expect(http.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    topic: 'promotions',
    channel: 'mail',
    isOn: true,
  });
  expect((await switchOf('account', 'mail')).disabled).toBe(true);
});

it('a switch whose choice the server did not store is taken back', async () => {
  const { http } = await open(settings, { isRefused: true });
  const chosen = await switchOf('promotions', 'mail');
  await userEvent.click(chosen);
  await vi.waitFor(() => expect(chosen.disabled).toBe(false));
  expect(http.requests.some(({ method }) => method === 'PUT')).toBe(true);
  expect(chosen.checked).toBe(false);
  const group = screen.getByRole('group', { name: en.contact.topic.promotions });
  expect(group.textContent).toContain('unavailable');
});

it('a player without an address is shown why nothing comes by mail', async () => {
  await open(settings, { hasMail: false });
  expect((await switchOf('payments', 'mail')).disabled).toBe(true);
  expect((await switchOf('payments', 'page')).disabled).toBe(false);
});

it('a site that sends nothing to devices does not speak of them', async () => {
  await open(settings);
  const group = await screen.findByRole('group', { name: en.contact.topic.bets });
  expect(within(group).getAllByRole('switch')).toHaveLength(2);
  expect(screen.queryByText(en.push.title)).toBeNull();
});

it('a player without a device that is turned on is shown what to do first', async () => {
  await open(settings, { publicKey: 'key' });
  expect((await switchOf('bets', 'push')).disabled).toBe(true);
  expect(screen.getAllByText(en.contact.noDevice)).toHaveLength(TOPICS.length);
});

it('a player without a confirmed phone is shown what to do first, and one with a phone chooses text messages', async () => {
  await open(settings, { isSmsOffered: true, hasPhone: false });
  expect((await switchOf('bets', 'sms')).disabled).toBe(true);
  expect(screen.getAllByText(en.contact.noPhone)).toHaveLength(TOPICS.length);
  mounted?.unmount();
  await open(settings, { isSmsOffered: true });
  expect((await switchOf('bets', 'sms')).disabled).toBe(false);
});

it('quiet hours start in the zone of the page, and can be ended', async () => {
  const { http } = await open(settings);
  await userEvent.click(await screen.findByRole('button', { name: en.contact.quiet.start }));
  expect(await screen.findByRole('button', { name: en.contact.quiet.end })).toBeTruthy();
  expect(http.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    quiet: { from: 1_320, to: 480 },
  });
});

it('a subscription to offers by e-mail is confirmed with the texts of the specification', async () => {
  const { http } = await open(subscription);
  await userEvent.click(await screen.findByRole('button', { name: en.subscription.subscribe }));
  expect(await screen.findByText(en.email_subscription_success_title)).toBeTruthy();
  expect(screen.getByText(en.email_subscription_success_text)).toBeTruthy();
  expect(http.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    source: 'subscription',
  });
});

it.each([
  ['00:00', 0],
  ['22:05', 1_325],
  ['22:05:30', 1_325],
  ['24:00', undefined],
  ['', undefined],
])('the time "%s" is minute %s of the day', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
  expect(minutes === undefined || timeText(minutes) === text.slice(0, 5)).toBe(true);
});
