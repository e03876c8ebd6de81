import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { createTimeSecret, stepOfCode, timeCodeAddress } from './time-codes.ts';

/** "12345678901234567890", the secret of the test vectors of RFC 6238. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const key = randomBytes(32);

describe('codes by time', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('the code of RFC 6238 at second %s belongs to its step', (second, code, step) => {
    expect(stepOfCode(RFC_SECRET, code, second * 1000)).toBe(step);
  });

  it('a code counts one step before and after its own, and no further', () => {
    const secret = createTimeSecret();
    const now = 1_700_000_000_000;
    const code = new TOTP({ secret }).generate({ timestamp: now });
    const step = Math.floor(now / 30_000);
    for (const seconds of [-30, 0, 30]) {
      expect(stepOfCode(secret, code, now + seconds * 1000)).toBe(step);
    }
    for (const seconds of [-60, 60, 3_600]) {
      expect(stepOfCode(secret, code, now + seconds * 1000)).not.toBe(step);
    }
    expect(stepOfCode(secret, '', now)).toBeUndefined();
  });

  it('an address names the house, the account and the secret as apps read them', () => {
    const address = new URL(timeCodeAddress(RFC_SECRET, '12345678', 'Touch Line'));
    expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp');
    expect(address.pathname).toContain('12345678');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Touch Line',
      secret: RFC_SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('a stored secret', () => {
  it('a stored secret opens for its owner alone, and never after a change', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), (secret, at, change) => {
        const sealed = sealSecret(key, '7', secret);
        expect(openSecret(key, '7', sealed)).toBe(secret);
        expect(() => openSecret(key, '8', sealed)).toThrow();
        expect(() => openSecret(randomBytes(32), '7', sealed)).toThrow();
        const index = at % sealed.length;
        sealed[index] = (sealed[index] ?? 0) ^ change;
        expect(() => openSecret(key, '7', sealed)).toThrow();
      }),
    );
  });

  it('two seals of one secret differ', () => {
    expect(sealSecret(key, '7', 'x').equals(sealSecret(key, '7', 'x'))).toBe(false);
  });
});

describe('recovery codes', () => {
  it('ten recovery codes differ and are easy to copy', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/);
    }
  });

  it('a recovery code is the same in capitals and without its dash, and another for another player', () => {
    const digest = recoveryDigest(key, '7', 'abcde-fghjk');
    expect(recoveryDigest(key, '7', ' ABCDE FGHJK').equals(digest)).toBe(true);
    expect(recoveryDigest(key, '8', 'abcde-fghjk').equals(digest)).toBe(false);
  });
});
