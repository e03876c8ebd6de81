import { SITE_OPEN } from '@touchline/domain/site';
import { createStore } from '@touchline/plugin-api';
import { describe, expect, it } from 'vitest';
import { createKeyStore } from '../services/context-keys.ts';
import { pageContext } from './page-context.ts';

function setUp({ isFramed = false } = {}) {
  const keys = createKeyStore({});
  const frame = { name: 'the page of another site' };
  const page: { top?: unknown } = {};
  page.top = isFramed ? frame : page;
  const context = pageContext({
    registry: { get: () => ({ table: {}, plugins: new Map([['payments', {}]]) }) } as never,
    services: {
      configuration: { core: createStore({ languages: ['en', 'ru'], bannedAddress: '/blocked' }) },
      i18n: { language: 'ru' },
      keys,
      playerStatus: createStore(undefined),
    } as never,
    site: () => SITE_OPEN,
    window: page as never,
  });
  return { keys, context };
}

describe('the context of decisions', () => {
  it('the context of decisions is current at the moment they are made', () => {
    const { keys, context } = setUp();
    expect(context()).toMatchObject({
      language: 'ru',
      languages: ['en', 'ru'],
      isAuthenticated: false,
      player: undefined,
      settings: { bannedAddress: '/blocked' },
    });
    keys.set('authenticated', true);
    keys.set('config.termsConfirmation', true);
    expect(context().isAuthenticated).toBe(true);
    expect([context().isOn('termsConfirmation'), context().isOn('identification')]).toEqual([
      true,
      false,
    ]);
    expect(context().holds({ key: 'config.termsConfirmation' })).toBe(true);
  });

  it('navigation is blocked while a plugin says why, by its own key alone', () => {
    const { keys, context } = setUp();
    const blockedBy = (key: string, reason: string) => {
      keys.set(key, reason);
      return context().isNavigationBlocked;
    };
    expect(context().isNavigationBlocked).toBe(false);
    expect(blockedBy('navigationBlocked', 'of no plugin')).toBe(false);
    expect(blockedBy('payments.navigationBlocked', 'a deposit is on its way')).toBe(true);
    expect(blockedBy('payments.navigationBlocked', '')).toBe(false);
  });

  it('a page in the frame of another is embedded', () => {
    expect(setUp().context().isEmbedded).toBe(false);
    expect(setUp({ isFramed: true }).context().isEmbedded).toBe(true);
  });
});
