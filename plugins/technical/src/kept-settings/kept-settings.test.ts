import type { CommonSetting, OfficeSettings } from '@touchline/contracts/identity';
import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, refusing } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { keptSettingsOf } from '@touchline/plugin-api/kept-settings';
import { start } from './kept-settings.background.ts';

const PATH = '/web-api/officeapi/v1/settings';

function setUp(...account: CommonSetting[]) {
  const kept = new Map(account.map(({ id, value }) => [id, value]));
  const answer = (): OfficeSettings => ({
    commonSettings: [...kept].map(([id, value]) => ({ id, value })),
    otherSettings: [],
  });
  const test = createTestContext({
    plugin: 'technical',
    session: { userId: '1' },
    answers: {
      [`GET ${PATH}`]: answer,
      [`PATCH ${PATH}`]: ({ body }: { readonly body?: unknown }) => {
        for (const { id, value } of (body as OfficeSettings).commonSettings) kept.set(id, value);
        return answer();
      },
    },
  });
  const { context } = test;
  const isSynced = () => vi.waitFor(() => expect(keptSettingsOf(context).get()?.userId).toBe('1'));
  const sent = () => test.http.requests.filter(({ method }) => method === 'PATCH');
  return { ...test, kept, isSynced, sent };
}

describe('the settings of a player', () => {
  it('the settings of the account come to a new device, and those that it lacks are taken from there', async () => {
    const { context, kept, isSynced } = setUp({ id: 'coefViewId', value: 2 });
    context.preferences.change({ coefViewId: 1, isShowGameId: 1, appTheme: 1 });
    start(context);
    await isSynced();
    expect(context.preferences.get()).toMatchObject({
      coefViewId: 2,
      isShowGameId: 1,
      appTheme: 1,
    });
    // The theme is the device's.
    expect([...kept.keys()]).toEqual(['coefViewId', 'isShowGameId']);
  });

  it('a change is kept with the account, several of them in one request', async () => {
    const { context, clock, kept, isSynced, sent } = setUp();
    start(context);
    await isSynced();
    context.preferences.change({ is12h: true });
    context.preferences.change({ coefViewId: 1 });
    clock.advance(1_000);
    await vi.waitFor(() => expect(kept.get('is12h')).toBe(true));
    expect(kept.get('coefViewId')).toBe(1);
    expect(sent()).toHaveLength(1);
  });

  it('a change of another device is there with the next load, and a change of this one stays', async () => {
    const { context, kept, isSynced } = setUp({ id: 'coefViewId', value: 2 });
    const stop = start(context);
    await isSynced();
    stop();
    kept.set('coefViewId', 1);
    context.preferences.change({ isShowSportsOnly: 1 });
    start(context);
    await vi.waitFor(() => expect(context.preferences.get().coefViewId).toBe(1));
    expect(context.preferences.get().isShowSportsOnly).toBe(1);
    expect(kept.get('isShowSportsOnly')).toBe(1);
  });

  it('a change of another device is taken over by an open page, and one of this page that is not sent yet stays', async () => {
    const { context, clock, kept, live, http, isSynced, sent } = setUp({
      id: 'coefViewId',
      value: 2,
    });
    start(context);
    await isSynced();
    kept.set('coefViewId', 1);
    live.notifyPlayer({ type: 'choices-changed', of: 'favourites' });
    live.notifyPlayer({ type: 'choices-changed', of: 'settings' });
    await vi.waitFor(() => expect(context.preferences.get().coefViewId).toBe(1));
    expect(http.requests, 'what is announced of other choices asks nothing').toHaveLength(2);

    context.preferences.change({ coefViewId: 0 });
    kept.set('coefViewId', 2);
    kept.set('is12h', true);
    live.notifyPlayer({ type: 'choices-changed', of: 'settings' });
    expect(context.preferences.get().coefViewId).toBe(0);
    clock.advance(1_000);
    await vi.waitFor(() => expect(context.preferences.get().is12h).toBe(true));
    expect(context.preferences.get().coefViewId).toBe(0);
    expect(kept.get('coefViewId')).toBe(0);
    expect(sent()).toHaveLength(1);
  });

  it('a change that is announced while the account answers is asked for again', async () => {
    const { context, clock, http, kept, live, isSynced } = setUp({ id: 'coefViewId', value: 2 });
    start(context);
    await isSynced();
    http.answer(`GET ${PATH}`, () => {
      kept.set('coefViewId', 1);
      live.notifyPlayer({ type: 'choices-changed', of: 'settings' });
      http.answer(`GET ${PATH}`, () => ({
        commonSettings: [{ id: 'coefViewId', value: 1 }],
        otherSettings: [],
      }));
      return { commonSettings: [{ id: 'coefViewId', value: 2 }], otherSettings: [] };
    });
    live.notifyPlayer({ type: 'choices-changed', of: 'settings' });
    await vi.waitFor(() => {
      clock.advance(1);
      expect(context.preferences.get().coefViewId).toBe(1);
    });
  });

  it('a page whose connection was away asks for what it missed, and a stopped one asks nothing', async () => {
    const { context, http, kept, live, isSynced } = setUp({ id: 'coefViewId', value: 2 });
    const stop = start(context);
    await isSynced();
    live.setStatus({ state: 'offline' });
    kept.set('coefViewId', 1);
    live.setStatus({ state: 'live' });
    await vi.waitFor(() => expect(context.preferences.get().coefViewId).toBe(1));
    stop();
    const { length } = http.requests;
    live.notifyPlayer({ type: 'choices-changed', of: 'settings' });
    live.setStatus({ state: 'offline' });
    live.setStatus({ state: 'live' });
    expect(http.requests).toHaveLength(length);
  });

  it('the settings that another player has left behind do not become those of an account', async () => {
    const { context, clock, http, kept, isSynced } = setUp();
    context.preferences.change({ coefViewId: 2 });
    keptSettingsOf(context).set({ userId: '2', value: { coefViewId: 2 } });
    start(context);
    await isSynced();
    expect(context.preferences.get().coefViewId).toBe(0);
    context.preferences.change({ is12h: true });
    clock.advance(1_000);
    await vi.waitFor(() => expect(http.requests.at(-1)?.method).toBe('PATCH'));
    await vi.waitFor(() => expect([...kept]).toEqual([['is12h', true]]));
  });

  it('a setting that the account refuses goes back with a message, and is not sent again and again', async () => {
    const { context, clock, http, notifications, isSynced, sent } = setUp();
    start(context);
    await isSynced();
    http.answer(`PATCH ${PATH}`, refusing('validation_failed'));
    context.preferences.change({ is12h: true });
    clock.advance(1_000);
    await vi.waitFor(() => expect(notifications).toHaveLength(1));
    expect(notifications[0]).toMatchObject({ kind: 'error' });
    expect(context.preferences.get().is12h).toBe(false);
    clock.advance(60_000);
    expect(sent()).toHaveLength(1);
  });

  it('a change whose request was lost stays on the device and is sent again', async () => {
    const { context, clock, http, kept, isSynced, sent } = setUp();
    start(context);
    await isSynced();
    const answer = () => ({ commonSettings: [{ id: 'is12h', value: true }], otherSettings: [] });
    http.answer(`PATCH ${PATH}`, () => {
      throw new ApplicationError({ code: 'network_failed', message: 'lost', phase: 'request' });
    });
    context.preferences.change({ is12h: true });
    clock.advance(1_000);
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    http.answer(`PATCH ${PATH}`, () => {
      kept.set('is12h', true);
      return answer();
    });
    expect(context.preferences.get().is12h).toBe(true);
    await vi.waitFor(() => {
      clock.advance(30_000);
      expect(kept.get('is12h')).toBe(true);
    });
  });
});
