import { expect, it } from 'vitest';
import { handicapText } from './handicap-text.ts';

it.each([
  ['ft-handicap@-2.25', 'home', '-2.25'],
  ['ft-handicap@-2.25', 'away', '+2.25'],
  ['ft-handicap@1.5', 'home', '+1.5'],
  ['ft-handicap@1.5', 'away', '-1.5'],
  ['ft-handicap@0', 'home', '0'],
  ['ft-handicap@0', 'away', '0'],
  ['ft-european-handicap@1', 'draw', '+1'],
])(
  'the handicap %s of %s is written %s, from left to right in any language',
  (marketKey, code, text) => {
    expect(handicapText(marketKey, code)).toBe(`\u200E${text}`);
  },
);
