import {
  ANALYTICS_EVENTS,
  AnalyticsEvent,
  AnalyticsSettings,
  type AnalyticsBatch,
} from '@touchline/contracts/analytics';
import type { Disposer } from '@touchline/plugin-api';
import * as z from 'zod/mini';
import type { ShellNavigation } from '../../navigation/shell-navigation.ts';
import type { ShellServices } from '../../plugins/shell-services.ts';
import { installScripts } from './install-scripts.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { watchPage } from './watch-page.ts';

const COLLECTOR = '/fatman-api/v1/events';
/** Pages of registration wait for nothing: reports from there matter most (platform §9). */
const REGISTRATION = 'registration';
/** The context key of a site that requires consent to cookies. */
const ASKS_FOR_COOKIES = 'config.consentPopup';
/** Nothing is requested or sent before, ms: analytics never compete with a page's start. */
const BEGIN_AFTER = 10_000;

export interface AnalyticsStart {
  readonly window: Window;
  readonly services: ShellServices;
  readonly navigation: Pick<ShellNavigation, 'current'>;
  readonly release: string;
}

function sendTo(batch: AnalyticsBatch): Promise<void> {
  const body = JSON.stringify(batch);
  const headers = { 'content-type': 'application/json' };
  return fetch(COLLECTOR, { method: 'POST', body, headers, keepalive: true }).then(({ status }) => {
    // What the collector refuses it will refuse again.
    if (status === 429 || status >= 500) {
      throw new Error(`the collector answered ${status}`);
    }
  });
}

/** Reports web vitals, by the library that browsers' makers keep. */
async function watchVitals(report: (name: string, value: number) => void): Promise<void> {
  const vitals = await import('web-vitals');
  for (const watch of [vitals.onLCP, vitals.onINP, vitals.onCLS, vitals.onFCP, vitals.onTTFB]) {
    watch(({ name, value }) => report(name, value));
  }
}

/** Begins to report: everything received so far and everything from now on. */
function beginReports({ window, services, navigation, release }: AnalyticsStart): Disposer {
  const { analytics, clock, i18n, keys, storageOf } = services;
  const log = services.logger('analytics');
  const { document, navigator } = window;
  const reporter: Reporter = createReporter({
    clock,
    page: {
      visit: crypto.randomUUID(),
      release,
      device: keys.get('device') === 'desktop' ? 'desktop' : 'mobile',
      language: i18n.language,
    },
    stored: storageOf('shell').open<readonly AnalyticsEvent[]>({
      name: 'analytics',
      version: 1,
      schema: z.array(AnalyticsEvent),
      initial: [],
      isEmpty: (events) => events.length === 0,
    }),
    send: sendTo,
    beacon: (batch) =>
      navigator.sendBeacon(
        COLLECTOR,
        new Blob([JSON.stringify(batch)], { type: 'application/json' }),
      ),
  });
  const at = () => ({ time: clock.now(), route: navigation.current.get().name });
  analytics.connect(({ name, data, time, route }) =>
    reporter.event({ number: ANALYTICS_EVENTS[name], time, route, ...(data && { data }) }),
  );
  watchVitals((name, value) => reporter.vital({ name: name as never, value, ...at() })).catch(
    (error: unknown) => log.warn('web vitals are not measured', error),
  );
  const hide = () => {
    if (document.visibilityState === 'hidden') {
      reporter.leave();
    }
  };
  document.addEventListener('visibilitychange', hide);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    reporter.dispose();
    analytics.connect(() => undefined);
  };
}

/** Acts once the player has agreed to cookies, or immediately where no consent is asked for. */
function onceAgreed(
  {
    preferences,
    isAsked,
  }: Pick<AnalyticsStart['services'], 'preferences'> & { readonly isAsked: boolean },
  act: () => void,
): Disposer {
  let isDone = false;
  const look = () => {
    if (!isDone && (!isAsked || preferences.get().cookiesAgreeType === 'all')) {
      isDone = true;
      act();
    }
  };
  look();
  return preferences.subscribe(look);
}

/**
 * Starts analytics: listens from the beginning, fetches after 10 s (on registration immediately) what the
 * site needs, and reports when the player has agreed or need not be prompted.
 */
export function startAnalytics(start: AnalyticsStart): Disposer {
  const { window, services, navigation } = start;
  const { analytics, clock, http, keys, preferences } = services;
  const log = services.logger('analytics');
  const startedAt = clock.now();
  const stops: Disposer[] = [watchPage({ window, services, navigation })];
  let hasAsked = false;

  const install = ({ scripts, scriptsDelay }: AnalyticsSettings) => {
    const isRegistration = navigation.current.get().name === REGISTRATION;
    // The server may have corrected the clock by days since.
    const passed = Math.min(scriptsDelay, Math.max(0, clock.now() - startedAt));
    const wait = isRegistration ? 0 : scriptsDelay - passed;
    stops.push(clock.after(wait, () => installScripts(window, scripts)));
  };
  const begin = (settings: AnalyticsSettings) => {
    stops.push(beginReports(start));
    install(settings);
  };
  const ask = async () => {
    if (hasAsked) {
      return;
    }
    hasAsked = true;
    const settings = await http.request({
      path: '/fatman-api/v1/settings',
      schema: AnalyticsSettings,
    });
    if (!settings.enabled) {
      analytics.connect(() => undefined);
      return;
    }
    const isAsked = settings.consentRequired || keys.get(ASKS_FOR_COOKIES) === true;
    stops.push(onceAgreed({ preferences, isAsked }, () => begin(settings)));
  };
  const askSafely = () => {
    ask().catch((error: unknown) => log.warn('analytics do not run on this page', error));
  };
  const lookForRegistration = () => {
    if (navigation.current.get().name === REGISTRATION) {
      askSafely();
    }
  };
  lookForRegistration();
  stops.push(
    clock.after(BEGIN_AFTER, askSafely),
    navigation.current.subscribe(lookForRegistration),
  );
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
