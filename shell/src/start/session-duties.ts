import { PresenceAnswer, SESSION_COOKIE, SessionCheckAnswer } from '@touchline/contracts/identity';
import type { Clock, Disposer, Http, Logger } from '@touchline/plugin-api';
import type { KeyStore } from '../services/context-keys.ts';
import type { DeviceFingerprint } from '../services/device/fingerprint.ts';
import { keepPresence } from '../services/presence.ts';
import type { Authentication } from './authentication.ts';
import { readCookie } from './cookies.ts';

/** Session check, `/web-api/session` and fingerprint wait this long after the page is ready, ms. */
const DELAY = 8000;

export interface SessionDuties {
  readonly authentication: Authentication;
  readonly http: Http;
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly window: Window;
  /** Where the site recognises devices; else no fingerprint is requested. */
  readonly fingerprint: DeviceFingerprint | undefined;
}

/** What the session does automatically, from the moment the page is ready. */
export function startSessionDuties(duties: SessionDuties): Disposer {
  const { authentication, http, keys, clock, log, window, fingerprint } = duties;
  const { document } = window;
  const { session, syncWithCookies } = authentication;
  const stops: Disposer[] = [];
  const listen = (target: Window | Document, name: string, act: () => void): Disposer => {
    target.addEventListener(name, act);
    return () => target.removeEventListener(name, act);
  };

  // The password of an account that was just made is shown once: no player is redirected from it because
  // the browser is signed in already.
  const mayLook = () => keys.get('auth.isAccountShown') !== true;
  const look = () => {
    if (mayLook()) {
      syncWithCookies();
    }
  };

  syncWithCookies();
  void session.confirmSignOut();
  stops.push(
    listen(window, 'online', () => void session.confirmSignOut()),
    // So a page restored by the browser also learns what happened in other tabs.
    listen(document, 'visibilitychange', look),
    listen(window, 'pageshow', look),
    keepPresence({
      clock,
      log,
      isSignedIn: () => keys.get('authenticated') === true,
      isVisible: () => document.visibilityState === 'visible',
      onReturn: (listener) => {
        const ends = [
          listen(document, 'visibilitychange', listener),
          keys.subscribe(['authenticated'], listener),
        ];
        return () => {
          for (const end of ends) {
            end();
          }
        };
      },
      send: () =>
        http.request({
          method: 'POST',
          path: '/web-api/user/v1/presence',
          authentication: 'required',
          schema: PresenceAnswer,
        }),
    }),
    clock.after(DELAY, () => {
      if (mayLook()) {
        void session.verify();
      }
      if (readCookie(document, SESSION_COOKIE) === undefined) {
        http
          .request({
            path: '/web-api/session',
            headers: { 'Cache-Control': 'no-cache' },
            schema: SessionCheckAnswer,
          })
          .catch((error: unknown) => log.warn('failed to load the session', error));
      }
      void fingerprint?.ensure();
    }),
  );
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
