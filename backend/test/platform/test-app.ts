import { pino } from 'pino';
import type { App } from '../../src/platform/http/app.ts';
import { type AppOptions, createApp } from '../../src/platform/http/create-app.ts';

/** For tests: an app that logs nothing and, unless asked, limits nothing. */
export function createTestApp(options?: Partial<AppOptions>): Promise<App> {
  return createApp({ log: pino({ level: 'silent' }), rateLimits: false, ...options });
}

/** For tests: a clock that is stopped until it is moved. */
export function createTestClock(start = Date.UTC(2026, 0, 15, 12)): {
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
} {
  let time = start;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
