import { expect, it } from 'vitest';
import texts from './texts/en.json' with { type: 'json' };

/** What would play by itself or faster. Leaving a flight of crash at a mark is neither (RTS 14G). */
const SPEEDS_UP =
  /\bauto\b|(auto|fast|quick|instant)[ -]?(play|spin|bet|round)|turbo|slam|speed|skip (the )?(animation|result|round)|\d+ (rounds|spins)/i;

it('no game has a control that plays by itself or faster', () => {
  // Whatever a page of a game shows is one of these texts.
  const named = Object.entries(texts).filter(([, text]) => SPEEDS_UP.test(text));
  expect(named).toEqual([]);
  for (const name of ['Autoplay', 'Auto', 'Turbo', 'Quick spin', '10 rounds', 'Skip animation']) {
    expect(name).toMatch(SPEEDS_UP);
  }
});
