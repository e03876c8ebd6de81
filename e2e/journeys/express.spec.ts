import { test } from './fixtures.ts';
import { walkMainJourney } from './express-journey.ts';

// Pictures and copies of the document would slow the player down.
test.use({ trace: { mode: 'on', screenshots: false, snapshots: false } });

test('from a newcomer to a settled express: every layer is the real one', async ({
  page,
  address,
  problems,
}) => {
  await walkMainJourney({ page, address }, problems);
});
