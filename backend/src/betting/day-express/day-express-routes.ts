import { DayExpressesAnswer } from '@touchline/contracts/betting';
import type { App } from '../../platform/http/app.ts';
import { createDayExpresses, type DayExpressesOptions } from './day-expresses.ts';

/** The accumulators of the day, the same for everybody. */
export function registerDayExpressRoutes(app: App, options: DayExpressesOptions): void {
  const expresses = createDayExpresses(options);
  app.get(
    '/betting-api/v1/day-expresses',
    { schema: { tags: ['betting'], response: { 200: DayExpressesAnswer } } },
    expresses.list,
  );
}
