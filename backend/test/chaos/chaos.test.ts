import { rm } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../database/test-database.ts';
import { runChaos } from './chaos.ts';

let folder: string | undefined;

afterEach(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** A share of what `npm run soak` does, which kills a thousand times. */
const KILLS = Number(process.env['CHAOS_KILLS'] ?? 12);

it(`the system loses, doubles and changes nothing in ${KILLS} kills of API, database or both under load`, async () => {
  folder = await temporaryFolder();
  const report = await runChaos({ kills: KILLS, dataDirectory: folder });
  expect(report.faults).toEqual([]);
  // The run was one: bets were taken, kills hit calls under way, and the tight account ran dry.
  expect(report.kills.api + report.kills.database + report.kills.both).toBe(KILLS);
  expect(report.acknowledged).toBeGreaterThan(KILLS * 20);
  expect(report.retries).toBeGreaterThan(KILLS);
}, 600_000);
