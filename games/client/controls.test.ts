import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url);

/** What would play by itself or faster. Leaving a flight of crash at a mark is neither (RTS 14G). */
const SPEEDS_UP =
  /\bauto\b|(auto|fast|quick|instant)[ -]?(play|spin|bet|round)|turbo|slam|speed|skip (the )?(animation|result|round)|\d+ (rounds|spins)/i;

it('no game has a control that plays by itself or faster', () => {
  // Whatever a page of a game shows is one of these texts.
  const files = readdirSync(ROOT, { recursive: true })
    .map(String)
    .filter((file) => /^(client|house\/[^/]+)\/texts\/en\.json$/.test(file));
  expect(files.length).toBeGreaterThan(1);
  const named = files.flatMap((file) =>
    Object.values(JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'))).filter((text) =>
      SPEEDS_UP.test(String(text)),
    ),
  );
  expect(named).toEqual([]);
  for (const name of ['Autoplay', 'Auto', 'Turbo', 'Quick spin', '10 rounds', 'Skip animation']) {
    expect(name).toMatch(SPEEDS_UP);
  }
});
