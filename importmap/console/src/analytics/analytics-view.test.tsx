import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import { AnalyticsView } from './analytics-view.tsx';

const NOW = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;

let asked: string[];
let events: unknown[];
beforeEach(() => {
  asked = [];
  events = [{ name: '10000', total: 7, values: [3, null, 4] }];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({
      bucket: 'hour',
      buckets: [NOW - 2 * HOUR, NOW - HOUR, NOW],
      events,
      vitals: events.length === 0 ? [] : [{ name: 'LCP', total: 101, values: [1500, null, 1750] }],
      spreads: [{ name: 'LCP', count: 101, p50: 1500, p75: 1750, p95: 4100 }],
      loads: [{ name: '<b>home</b>', count: 3, p50: 200, p75: 240, p95: 300 }],
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the analytics list vitals with what they are judged as, routes as text, and events with their peak', async () => {
  showView(<AnalyticsView />, NOW);
  const vitals = await screen.findByRole('table', { name: 'Percentiles of each vital' });
  const cells = within(vitals)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['101', '1,500 ms', '1,750 ms', '4,100 ms', 'good']);
  expect(screen.getByRole('rowheader', { name: '<b>home</b>' })).toBeTruthy();
  expect(screen.getByText('7 in all, 4 in the busiest hour')).toBeTruthy();
});

it('the analytics of another period are requested once it is chosen, and may be empty', async () => {
  const user = showView(<AnalyticsView />, NOW);
  await screen.findByRole('table', { name: 'Percentiles of each vital' });
  events = [];
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(await screen.findByText('No reports in this period')).toBeTruthy();
  expect(asked.at(-1)).toBe('/operator-api/v1/analytics?period=week');
});
