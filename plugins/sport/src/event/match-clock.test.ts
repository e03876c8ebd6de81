import { expect, it } from 'vitest';
import { clockText } from './match-clock.ts';

it('the match clock shows minutes and seconds played, with two digits for the seconds', () => {
  expect(clockText(67 * 60 + 5)).toBe('67:05');
});
