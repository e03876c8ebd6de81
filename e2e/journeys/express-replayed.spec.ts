import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { test } from './fixtures.ts';
import { walkMainJourney } from './express-journey.ts';

const SAMPLE = join(projectRoot(), 'backend/src/pricing/replay/sample');

// Real files lie elsewhere and are named by a variable; without them there is a small made-up sample.
const { REPLAY_DATA = '' } = process.env;
const source =
  REPLAY_DATA === ''
    ? { name: 'the sample', folder: SAMPLE, paths: 'made-up-league.csv,made-up-cup.json' }
    : { name: 'real files', folder: REPLAY_DATA, paths: 'football-data,openfootball' };

// Pictures and copies of the document would slow the player down.
test.use({ trace: { mode: 'on', screenshots: false, snapshots: false } });

test(`the same on replayed fixtures of ${source.name}`, async ({ page, problems }) => {
  test.setTimeout(720_000);
  const server = await startFastServer({
    environment: {
      FEED: `replay:${source.paths}`,
      REPLAY_DATA: source.folder,
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
