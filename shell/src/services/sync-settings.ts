import {
  allowsAllCookies,
  allowsFunctionalCookies,
  type CookiesAgreement,
  settingsAttributes,
} from '@touchline/domain/settings';
import type {
  Clock,
  Configuration,
  Disposer,
  Logger,
  ReadableStore,
  SessionState,
} from '@touchline/plugin-api';
import { readCookie, writeCookie } from '../start/cookies.ts';
import type { KeyStore } from './context-keys.ts';
import type { PreferencesStore } from './preferences.ts';
import {
  FUNCTIONAL_COOKIE_SECONDS,
  functionalCookies,
  settingsOfCookies,
} from './settings-cookies.ts';
import { sanitizeSettings } from './settings-rules.ts';

/** A window that is being resized reports its size once it rests, ms. */
const RESIZE_REST = 100;

/** How a changed price looks without colour: by its arrow alone. */
const PLAIN_CHANGES = {
  '--color-up': 'var(--color-text)',
  '--color-down': 'var(--color-text)',
  '--color-up-soft': 'var(--color-sunken)',
  '--color-down-soft': 'var(--color-sunken)',
} as const;

export interface SyncSettingsDependencies {
  readonly preferences: PreferencesStore;
  readonly configuration: Configuration;
  readonly session: { readonly state: ReadableStore<SessionState> };
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly window: Window;
  readonly log: Logger;
}

/**
 * Keeps the page according to the settings, from after the first screen on: what is stored is checked against
 * its rules, changes show on `<html>`, functional cookies follow the agreement. What fails is logged,
 * and the settings stay.
 */
export function syncSettings(dependencies: SyncSettingsDependencies): Disposer {
  const { preferences, configuration, session, keys, clock, window, log } = dependencies;
  const { document } = window;
  const { settings: defaults, allowedSettings: allowed } = configuration.core.get();
  const attempt = (what: string, act: () => void) => {
    try {
      act();
    } catch (error) {
      log.error(`${what} failed`, error);
    }
  };

  const settle = () => {
    const chosen = preferences.chosen.get();
    const { userId } = session.state.get();
    const settled = sanitizeSettings({ chosen, defaults, allowed, userId, log });
    if (JSON.stringify(settled) !== JSON.stringify(chosen)) {
      preferences.chosen.set(settled);
    }
  };
  const show = () => {
    const { dataset, style } = document.documentElement;
    for (const [name, value] of Object.entries(PLAIN_CHANGES)) {
      style.setProperty(name, preferences.get().coefIndicationType === 1 ? value : null);
    }
    for (const [name, value] of Object.entries(settingsAttributes(preferences.get()))) {
      if (value === undefined) {
        delete dataset[name];
      } else {
        dataset[name] = value;
      }
    }
  };
  const writeCookies = () => {
    const settings = preferences.get();
    const agreement: CookiesAgreement = {
      agreeType: settings.cookiesAgreeType,
      isFunctionalChosen: settings.isFunctionalCookiesAgreed,
      isAsked: keys.get('config.consentPopup') === true,
    };
    // Everything that needs the agreement, analytics for one, waits for this key.
    keys.set('cookiesAgreed', allowsAllCookies(agreement));
    const isAgreed = allowsFunctionalCookies(agreement);
    const { innerWidth: width, innerHeight: height } = window;
    const cookies = functionalCookies({ isAgreed, settings, width, height });
    for (const [name, value] of Object.entries(cookies)) {
      if (value !== readCookie(document, name)) {
        writeCookie(document, {
          name,
          value: value ?? '',
          seconds: value === undefined ? 0 : FUNCTIONAL_COOKIE_SECONDS,
          suffix: '; SameSite=Lax',
        });
      }
    }
  };

  const apply = () => {
    attempt('holding the settings against their rules', settle);
    attempt('showing the settings', show);
    attempt('writing functional cookies', writeCookies);
  };
  attempt('taking settings from cookies', () => {
    const given = settingsOfCookies({
      allowed,
      readCookie: (name) => readCookie(document, name),
    });
    preferences.change({ ...given, ...preferences.chosen.get() });
  });
  apply();
  let cancelRest: Disposer = () => undefined;
  const resized = () => {
    cancelRest();
    cancelRest = clock.after(RESIZE_REST, () =>
      attempt('writing functional cookies', writeCookies),
    );
  };
  window.addEventListener('resize', resized);
  const stops = [preferences.subscribe(apply), session.state.subscribe(apply)];
  return () => {
    cancelRest();
    window.removeEventListener('resize', resized);
    for (const stop of stops) {
      stop();
    }
  };
}
