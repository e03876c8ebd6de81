import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { test } from './fixtures.ts';
import { walkMainJourney } from './express-journey.ts';

const SAMPLE = join(projectRoot(), 'backend/src/pricing/replay/sample');

// Real files lie elsewhere and are named by a variable; the project carries a small made-up sample.
const SOURCES = [
  { name: 'the sample', folder: SAMPLE, paths: 'made-up-league.csv,made-up-cup.json' },
  { name: 'real files', folder: process.env['REPLAY_DATA'], paths: 'football-data,openfootball' },
];

// Pictures and copies of the document would slow the player down.
test.use({ trace: { mode: 'on', screenshots: false, snapshots: false } });

for (const { name, folder, paths } of SOURCES) {
  test(`the same on replayed fixtures of ${name}`, async ({ page, problems }) => {
    test.skip(folder === undefined || folder === '', 'REPLAY_DATA names no folder');
    test.setTimeout(720_000);
    const server = await startFastServer({
      environment: {
        FEED: `replay:${paths}`,
        REPLAY_DATA: folder ?? '',
        // Half-time is near when the player comes: the journey wants the second half.
        REPLAY_STARTS_IN: '-100',
      },
    });
    try {
      await walkMainJourney({ page, address: server.address }, problems);
      await page.close();
    } finally {
      await server.stop();
    }
  });
}
