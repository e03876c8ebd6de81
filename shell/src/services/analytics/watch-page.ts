import type { Disposer } from '@touchline/plugin-api';
import type { ShellNavigation } from '../../navigation/shell-navigation.ts';
import type { ShellServices } from '../../plugins/shell-services.ts';

const MOST_LONG_TASKS = 1000;

/** Reports moves between pages, with how long the page before was open. */
function watchMoves(
  { analytics, clock }: Pick<ShellServices, 'analytics' | 'clock'>,
  navigation: Pick<ShellNavigation, 'current'>,
): Disposer {
  let before = navigation.current.get();
  let since = clock.now();
  return navigation.current.subscribe((route) => {
    if (route.name === before.name && route.path === before.path) {
      return;
    }
    const seconds = Math.round((clock.now() - since) / 1000);
    analytics.track('activity', { page: before.name, seconds });
    analytics.track('previousPage', { page: before.name });
    before = route;
    since = clock.now();
  });
}

/** Counts tasks that kept the page from answering (over 50 ms), where the browser reports them. */
function countLongTasks(): () => number | undefined {
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask') !== true) {
    return () => undefined;
  }
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    count = Math.min(MOST_LONG_TASKS, count + list.getEntries().length);
  });
  observer.observe({ type: 'longtask', buffered: true });
  return () => {
    observer.disconnect();
    return count;
  };
}

/** Milliseconds from the start of the navigation to what a player sees. */
function loadTiming(performance: Performance): Record<string, number> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const ready = performance.getEntriesByName('touchline-ready')[0];
  const figures = {
    response: navigation?.responseStart,
    parsed: navigation?.domContentLoadedEventEnd,
    paint: paint?.startTime,
    ready: ready?.startTime,
  };
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Math.round(value)] as const],
    ),
  );
}

/** Platform specification §9: the load metric's timer, ms. */
export const LOAD_METRIC_AFTER = 10_000;

/** Reports what the shell itself sees happen on its pages. */
export function watchPage({
  window,
  services,
  navigation,
}: {
  readonly window: Window;
  readonly services: Pick<ShellServices, 'analytics' | 'clock' | 'bus' | 'session'>;
  readonly navigation: Pick<ShellNavigation, 'current'>;
}): Disposer {
  const { analytics, clock, bus, session } = services;
  const { document } = window;
  const longTasks = countLongTasks();
  const { name: page } = navigation.current.get();
  const trackUser = () => {
    const { userId } = session.state.get();
    if (userId !== undefined) {
      analytics.track('userId', { userId });
    }
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link?.getAttribute('href')?.split(/[?#]/)[0]?.endsWith('/registration')) {
      analytics.track('registrationButton');
    }
  };
  if (window.matchMedia?.('(display-mode: standalone)').matches) {
    analytics.track('standaloneMode');
  }
  trackUser();
  document.addEventListener('click', onClick, { capture: true, passive: true });
  const stops = [
    watchMoves(services, navigation),
    session.state.subscribe(trackUser),
    bus
      .forSource('shell')
      .on('bet.placed', ({ currency }) => analytics.track('successfulBet', { currency })),
    clock.after(LOAD_METRIC_AFTER, () => {
      analytics.track('loadTiming', { page, ...loadTiming(window.performance) });
      const count = longTasks();
      if (count !== undefined) {
        analytics.track('taskCounter', { page, count });
      }
    }),
    () => document.removeEventListener('click', onClick, { capture: true }),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
