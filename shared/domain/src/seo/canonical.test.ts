import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical.ts';

const page = { origin: 'https://bets.example', path: '/en/live/football' };

it.each([
  [undefined, 'https://bets.example/en/live/football'],
  [{ mode: 'url', targetUrl: '/en/live' }, 'https://bets.example/en/live'],
  [{ mode: 'url', targetUrl: 'https://other.example/x' }, 'https://other.example/x'],
  [{ mode: 'mirror', domainHost: 'main.example' }, 'https://main.example/en/live/football'],
  [{ mode: 'url' }, 'https://bets.example/en/live/football'],
  [{ mode: 'mirror' }, 'https://bets.example/en/live/football'],
  [{ mode: 'url', targetUrl: 'javascript:alert(1)' }, 'https://bets.example/en/live/football'],
  [{ mode: 'mirror', domainHost: 'not a host' }, 'https://bets.example/en/live/football'],
] as const)('the canonical address with %o is %s', (custom, expected) => {
  expect(canonicalAddress(page, custom)).toBe(expected);
});
