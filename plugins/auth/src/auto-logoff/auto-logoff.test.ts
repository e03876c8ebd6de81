import { createTestContext } from '@touchline/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { start } from './auto-logoff.background.ts';
import { loggedOff } from './logged-off.store.ts';
import { start as notifyLoggedOff } from './notify-logged-off.background.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const CALL = 'POST /web-api/user/v1/activity';
const settle = () => new Promise((resolve) => setTimeout(resolve));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
  document.body.replaceChildren();
});

/** A page beside a server that reckons as ours does, with other pages of the player if wanted. */
function setUp({ allowed = 30 * MINUTE, elsewhere = (): number => 0 } = {}) {
  const test = createTestContext({
    plugin: 'auth',
    time: NOW,
    session: { userId: '1' },
    answers: {
      [CALL]: ({ body }) => {
        const { idle, isPlaying } = body as { idle: number; isPlaying: boolean };
        const known = Math.min(idle, test.clock.now() - elsewhere());
        const limit = isPlaying ? 60 * MINUTE : allowed;
        return { idle: known, allowed: limit, isOver: known >= limit };
      },
    },
  });
  const stop = start(test.context);
  stops.push(stop);
  return {
    ...test,
    stop,
    isIn: () => test.session.get().userId !== undefined,
    /** Lets time pass in steps, as it does, so that answers arrive in between. */
    pass: async (milliseconds: number) => {
      const until = test.clock.now() + milliseconds;
      while (test.clock.now() < until) {
        test.clock.advance(Math.min(MINUTE / 2, until - test.clock.now()));
        await settle();
      }
    },
    touch: (name: string, target: EventTarget = window) => target.dispatchEvent(new Event(name)),
  };
}

function play(playing: { value: boolean }): void {
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { get: () => !playing.value });
  document.body.append(video);
}

describe('an inactive player', () => {
  it('an inactive player is signed out after 30 minutes, not a moment sooner, and the next load will say so', async () => {
    const { context, isIn, pass } = setUp();
    await pass(30 * MINUTE - 1);
    expect(isIn()).toBe(true);
    await pass(1);
    expect(isIn()).toBe(false);
    expect(loggedOff(context).get()).toBe(true);
  });

  it('an inactive player is signed out after the configured number of minutes', async () => {
    const { isIn, pass } = setUp({ allowed: 5 * MINUTE });
    await pass(5 * MINUTE - 1);
    expect(isIn()).toBe(true);
    await pass(1);
    expect(isIn()).toBe(false);
  });

  it('an inactive player is warned a minute before, with a way to stay', async () => {
    const { notifications, pass } = setUp();
    await pass(29 * MINUTE - 1);
    expect(notifications).toEqual([]);
    await pass(1);
    expect(notifications).toMatchObject([{ sticky: true, action: { label: 'logout.stay' } }]);
  });

  it('an inactive player is signed out by the page itself where the server is unreachable', async () => {
    const { http, isIn, pass } = setUp();
    http.answer(CALL, () => {
      throw new Error('away');
    });
    await pass(30 * MINUTE);
    expect(isIn()).toBe(false);
  });
});

describe('the activity of a player', () => {
  it.each(['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel', 'resize'])(
    'the activity %s restarts the time',
    async (name) => {
      const { isIn, pass, touch } = setUp();
      await pass(20 * MINUTE);
      touch(name);
      await pass(30 * MINUTE - 1);
      expect(isIn()).toBe(true);
      await pass(1);
      expect(isIn()).toBe(false);
    },
  );

  it('the return to the tab counts as activity', async () => {
    const { isIn, pass, touch } = setUp();
    await pass(20 * MINUTE);
    touch('visibilitychange', document);
    await pass(29 * MINUTE);
    expect(isIn()).toBe(true);
  });

  it('a series of activity is noted 100 ms after its last event, once', async () => {
    const { clock, touch } = setUp();
    await settle();
    const before = clock.pending();
    for (let move = 0; move < 50; move += 1) {
      touch('mousemove');
      clock.advance(99);
    }
    expect(clock.pending()).toBe(before + 1);
    clock.advance(1);
    expect(clock.pending()).toBe(before);
  });

  it('the activity on another page of the same sign-in counts here', async () => {
    let active = NOW;
    const { isIn, pass } = setUp({ elsewhere: () => active });
    await pass(25 * MINUTE);
    active = NOW + 25 * MINUTE;
    await pass(20 * MINUTE);
    expect(isIn()).toBe(true);
  });

  it('the activity after the time is up does not undo it: a laptop that slept wakes signed out', async () => {
    const { clock, isIn, touch } = setUp();
    await settle();
    // No timer runs while it sleeps; the first thing on waking is a touch.
    const asleep = clock.now;
    Object.assign(clock, { now: () => asleep() + 45 * MINUTE });
    touch('mousemove');
    clock.advance(100);
    await settle();
    expect(isIn()).toBe(false);
  });
});

describe('a video that plays', () => {
  it('a playing video suspends the check, but not beyond the regulator’s limit', async () => {
    play({ value: true });
    const { isIn, pass } = setUp();
    await pass(60 * MINUTE - 1);
    expect(isIn()).toBe(true);
    await pass(MINUTE);
    expect(isIn()).toBe(false);
  });

  it('a video that ends leaves the check as it would be without it', async () => {
    const playing = { value: true };
    play(playing);
    const { isIn, pass } = setUp();
    await pass(20 * MINUTE);
    playing.value = false;
    await pass(9 * MINUTE);
    expect(isIn()).toBe(true);
    await pass(2 * MINUTE);
    expect(isIn()).toBe(false);
  });
});

describe('around the inactivity check', () => {
  it('a notice that ends leaves nothing behind', async () => {
    const { clock, stop } = setUp();
    await settle();
    stop();
    expect(clock.pending()).toBe(0);
  });

  it('the notice appears once', () => {
    const { context, openModals } = createTestContext({
      plugin: 'auth',
      stored: { 'logged-off': true },
    });
    notifyLoggedOff(context);
    expect(openModals).toEqual(['inactivity']);
    expect(loggedOff(context).get()).toBe(false);
  });
});
