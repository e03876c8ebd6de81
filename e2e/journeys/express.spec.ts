import { test } from './fixtures.ts';
import { walkMainJourney } from './express-journey.ts';

// Pictures and copies of the document would slow the player down.
test.use({ trace: { mode: 'on', screenshots: false, snapshots: false } });

test('a newcomer reaches a settled accumulator through every real layer', async ({
  page,
  address,
  problems,
}) => {
  await walkMainJourney({ page, address }, problems);
});
