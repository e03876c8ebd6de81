import type { CricketScorecard } from '@touchline/contracts/cricket';
import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './scorecard.view.tsx';

const out = { kind: 'caught', bowler: 'B. Das', fielder: 'I. Roy' } as const;
const card: CricketScorecard = {
  eventId: 7,
  home: { id: 1, name: 'Surrey' },
  away: { id: 2, name: 'Kent' },
  overs: 20,
  innings: [
    {
      team: 'Surrey',
      runs: 10,
      wickets: 1,
      overs: '1.2',
      isOver: false,
      batting: [
        { id: 101, name: 'R. White', runs: 4, balls: 4, fours: 1, sixes: 0, out },
        { id: 102, name: 'T. Foster', runs: 6, balls: 4, fours: 0, sixes: 1 },
      ],
      yetToBat: [{ id: 103, name: 'C. Mendis' }],
      bowling: [{ id: 201, name: 'B. Das', overs: '1.2', maidens: 0, runs: 10, wickets: 1 }],
      partnerships: [{ batters: ['R. White', 'T. Foster'], runs: 10, balls: 8 }],
      fall: [{ batter: 'R. White', runs: 10, overs: '1.2' }],
      balls: [
        { at: '1.2', batter: 'R. White', bowler: 'B. Das', runs: 0, out },
        { at: '1.1', batter: 'T. Foster', bowler: 'B. Das', runs: 6 },
      ],
    },
  ],
};

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(answer: () => unknown) {
  const test = createTestContext({
    plugin: 'cricket',
    definition: plugin,
    texts: en,
    answers: { 'GET /line-api/v1/cricket/scorecards/7': answer },
  });
  mounted = await mountView({ view, context: test.context, props: { input: { eventId: 7 } } });
  return { ...test, element: mounted.element };
}

it('a scorecard is requested when it is opened, and says who was out how, and what each ball brought', async () => {
  const { element, http } = await open(() => card);
  expect(http.requests).toEqual([]);
  screen.getByRole('button', { name: 'Scorecard' }).click();
  await vi.waitFor(() => expect(element.textContent).toContain('Surrey 10/1 (1.2 ov)'));
  expect(element.textContent).toContain('c I. Roy b B. Das');
  expect(element.textContent).toContain('Yet to bat: C. Mendis');
  expect(element.textContent).toContain('1-10 (R. White, 1.2 ov)');
  expect(element.textContent).toContain('B. Das to T. Foster: 6 runs');
  expect(element.textContent).toContain('7.50');
});

it('a match without a ball-by-ball report says so', async () => {
  const { element } = await open(() => {
    throw new ApplicationError({ code: 'not_found', message: 'none', status: 404 });
  });
  screen.getByRole('button', { name: 'Scorecard' }).click();
  await vi.waitFor(() =>
    expect(element.textContent).toContain('There is no ball-by-ball report of this match.'),
  );
});
