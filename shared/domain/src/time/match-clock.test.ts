import { describe, expect, it } from 'vitest';
import { minuteText, secondsPlayed } from './match-clock.ts';

describe('match clock', () => {
  it('the match clock runs on from the moment it was read, and stops when it does not run', () => {
    const clock = { seconds: 60, at: 1000, running: true };
    expect(secondsPlayed(clock, 6999)).toBe(65);
    expect(secondsPlayed({ ...clock, running: false }, 6999)).toBe(60);
    expect(secondsPlayed(clock, 0)).toBe(60);
  });

  it('the match clock shows the running minute, and stoppage time by its half', () => {
    expect(minuteText(0, '1h')).toBe('1′');
    expect(minuteText(44 * 60 + 59, '1h')).toBe('45′');
    expect(minuteText(46 * 60, '1h')).toBe('45+2′');
    expect(minuteText(46 * 60, '2h')).toBe('47′');
    expect(minuteText(93 * 60, '2h')).toBe('90+4′');
    expect(minuteText(93 * 60, 'q4')).toBe('94′');
  });
});
