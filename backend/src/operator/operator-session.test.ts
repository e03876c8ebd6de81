import { describe, expect, it } from 'vitest';
import { createOperatorSessions } from './operator-session.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 0, 15, 12);

describe('a sign-in of the console', () => {
  const sessions = createOperatorSessions('the token');

  it('lasts 30 minutes without a use, each use moves it on, 8 hours at most', () => {
    const first = sessions.issue({ name: 'anna' }, NOW);
    expect(first.expiresAt).toBe(NOW + 30 * MINUTE);
    expect(sessions.read(first.cookie, NOW + 30 * MINUTE - 1)).toEqual({
      name: 'anna',
      since: NOW,
      expiresAt: NOW + 30 * MINUTE,
    });
    expect(sessions.read(first.cookie, NOW + 30 * MINUTE)).toBeUndefined();
    expect(sessions.issue({ name: 'anna', since: NOW }, NOW + 20 * MINUTE).expiresAt).toBe(
      NOW + 50 * MINUTE,
    );
    expect(sessions.issue({ name: 'anna', since: NOW }, NOW + 470 * MINUTE).expiresAt).toBe(
      NOW + 480 * MINUTE,
    );
  });

  it('counts neither forged, nor stretched, nor under another token', () => {
    const { cookie } = sessions.issue({ name: 'anna' }, NOW);
    const [since, expiresAt, name, signature] = cookie.split('.');
    const stretched = `${since}.${Number(expiresAt) + MINUTE}.${name}.${signature}`;
    const other = createOperatorSessions('another token');
    expect(sessions.read(stretched, NOW)).toBeUndefined();
    const another = `${since}.${expiresAt}.operator.${signature}`;
    expect(sessions.read(another, NOW)).toBeUndefined();
    expect(sessions.read(`${since}.${expiresAt}.${name}.${'a'.repeat(43)}`, NOW)).toBeUndefined();
    expect(other.read(cookie, NOW)).toBeUndefined();
    expect(sessions.read('', NOW)).toBeUndefined();
    expect(sessions.read(undefined, NOW)).toBeUndefined();
  });
});
