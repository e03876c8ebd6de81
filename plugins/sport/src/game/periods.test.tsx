import type { EventView } from '@touchline/live-client';
import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { Periods } from './periods.tsx';

const halves = [
  [2, 0],
  [1, 1],
] as [number, number][];

it.each([
  { sport: 'football', periods: halves, isDetailedScore: 0, tables: 0 },
  { sport: 'football', periods: halves, isDetailedScore: 1, tables: 1 },
  // The first half alone is the score above it.
  { sport: 'football', periods: halves.slice(0, 1), isDetailedScore: 1, tables: 0 },
  { sport: 'cricket', periods: halves, isDetailedScore: 0, tables: 0 },
  { sport: 'cricket', periods: halves, isDetailedScore: 1, tables: 1 },
  { sport: 'ice-hockey', periods: halves.slice(0, 1), isDetailedScore: 0, tables: 1 },
] as const)(
  'the periods of $sport are shown in $tables tables after $periods.length of them, in detail $isDetailedScore',
  async ({ sport, periods, isDetailedScore, tables }) => {
    const { context } = createTestContext({ plugin: 'sport', definition: plugin, texts: en });
    context.preferences.change({ isDetailedScore });
    const event = {
      sport,
      home: { id: 1, name: 'Arsenal' },
      away: { id: 2, name: 'Chelsea' },
      state: { status: 'live', score: { total: [3, 1], periods } },
    } as unknown as EventView;
    const view = reactView(() => <Periods event={event} />);
    const mounted = await mountView({ view, context });
    expect(screen.queryAllByRole('table', { name: en.game.periods })).toHaveLength(tables);
    await mounted.unmount();
  },
);
