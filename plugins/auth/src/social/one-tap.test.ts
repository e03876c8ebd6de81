import { createTestContext } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Credential } from './identity-script.ts';
import { start } from './one-tap.background.ts';

const CLIENT = 'GET /web-api/social/v1/one-tap';
/** A script is added to a page once: each test has its own. */
let scripts = 0;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** A page whose browser loads the network's script as soon as it is added. */
function setUp({ isTaken = true, route = 'home', event = 'load' } = {}) {
  scripts += 1;
  const script = `/test-provider/${scripts}.js`;
  const shown: string[] = [];
  const sent: FormData[] = [];
  let settings: { nonce: string; callback: (given: Credential) => void } | undefined;
  vi.stubGlobal('google', {
    accounts: {
      id: {
        initialize: (given: NonNullable<typeof settings>) => {
          settings = given;
        },
        prompt: () => shown.push('prompt'),
        cancel: () => shown.push('cancel'),
      },
    },
  });
  const test = createTestContext({
    plugin: 'auth',
    current: { name: route },
    answers: {
      [CLIENT]: () => ({ clientId: 'c', network: 'test', script, nonce: 'n' }),
      'POST /web-api/social/v1/one-tap': ({ body }) => {
        sent.push(body as FormData);
        if (!isTaken) {
          throw new Error('refused');
        }
        return { redirectUrl: '/en/line' };
      },
    },
  });
  const observer = new MutationObserver(() => {
    for (const added of document.head.querySelectorAll('script')) {
      added.dispatchEvent(new Event(event));
    }
  });
  observer.observe(document.head, { childList: true });
  const stop = start(test.context);
  stops.push(stop, () => observer.disconnect());
  return { ...test, shown, sent, stop, settings: () => settings };
}

describe('the one-tap sign-in', () => {
  it('the one-tap sign-in is offered after a delay, with the server’s nonce', async () => {
    const { clock, shown, settings } = setUp();
    clock.advance(2_999);
    expect(settings()).toBeUndefined();
    clock.advance(1);
    await vi.waitFor(() => expect(shown).toEqual(['prompt']));
    expect(settings()).toMatchObject({ client_id: 'c', nonce: 'n' });
  });

  it('the one-tap sign-in whose script does not load is only logged, in the specification’s words', async () => {
    const { clock, context, notifications, shown } = setUp({ event: 'error' });
    const warn = vi.spyOn(context.log, 'warn');
    clock.advance(3_000);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.calls[0]?.[1]).toMatchObject({
      message: 'Failed to load the Google One Tap script',
    });
    expect([notifications, shown]).toEqual([[], []]);
  });

  it('the one-tap sign-in is not offered after a sign-in, and is removed by one', async () => {
    const early = setUp();
    early.stop();
    early.clock.advance(60_000);
    const late = setUp();
    late.clock.advance(3_000);
    await vi.waitFor(() => expect(late.shown).toEqual(['prompt']));
    late.stop();
    expect(late.shown).toEqual(['prompt', 'cancel']);
    expect(early.settings()).toBeUndefined();
  });

  it('the one-tap sign-in is not offered while the terms are being read', async () => {
    const { clock, http } = setUp({ route: 'socialRegistration' });
    clock.advance(60_000);
    await new Promise((resolve) => setTimeout(resolve));
    expect(http.requests).toEqual([]);
  });

  it('the one-tap sign-in sends the network’s credential with language, currency and country, and shows a refusal', async () => {
    const { clock, settings, sent, shown, context } = setUp({ isTaken: false });
    const show = vi.spyOn(context.notify, 'show');
    clock.advance(3_000);
    await vi.waitFor(() => expect(shown).toEqual(['prompt']));
    settings()?.callback({ credential: 'token', select_by: 'user', extra: 1 });
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      credential: 'token',
      select_by: 'user',
      language: context.i18n.language,
      currency: context.config.core.get().currencies[0],
      countryId: '0',
    });
  });
});
