import { createTestContext, mountView } from '@touchline/testing';
import { reactView } from '@touchline/plugin-api';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { DayExpressChip } from './day-express-chip.tsx';

describe('the way to the accumulators of the day', () => {
  it.each([
    [true, 1, 1, 1],
    [true, 1, 0, 1],
    [true, 0, 1, 1],
    [true, 0, 0, 0],
    [false, 1, 1, 0],
  ] as const)(
    'the links to the accumulators of the day, offered %s, line %i and live %i by preference: %i links',
    async (isOffered, line, live, links) => {
      const { context } = createTestContext({
        plugin: 'sport',
        definition: plugin,
        texts: en,
        configuration: { flags: { 'betting.dayExpresses': isOffered } },
      });
      context.preferences.change({ isAccumulatorOfTheDay: line, isLiveAccumulatorOfTheDay: live });
      const mounted = await mountView({ view: reactView(DayExpressChip), context });
      expect(screen.queryAllByRole('link', { name: en.title.expressDay })).toHaveLength(links);
      await mounted.unmount();
    },
  );
});
