import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTS } from './draw-acts.ts';
import { walkMoney } from './money-walk.ts';
import { startWalkSite, type WalkSite } from './walk-site.ts';

/** `npm run soak -- --only=fuzz` makes two hundred, from another seed each time. */
const WALKS = 6;
const SEED = 20_260_115;

let site: WalkSite;
beforeAll(async () => {
  site = await startWalkSite();
}, 60_000);
afterAll(() => site.close());

it('any sequence of acts over HTTP leaves players what the model computes', async () => {
  const run = { seed: SEED, walks: WALKS, least: 40, most: 50 };
  const { done, refused, faults } = await walkMoney(site, run);
  expect(faults).toEqual([]);
  // Every act came through, and money and rules stood in the way of others.
  expect(Object.keys(ACTS).filter((name) => done[name] === undefined)).toEqual([]);
  expect(Object.keys(refused)).toEqual(
    expect.arrayContaining(['balance_insufficient', 'validation_failed', 'player_excluded']),
  );
}, 180_000);
