import { describe, expect, it } from 'vitest';
import { CODE_ATTEMPTS, codeDigest, generateCode, isCodeUsable } from './typed-code.ts';

const SECRET = Buffer.from('a secret of this test');
const stored = { attempts: 0, expires_at: new Date(1_000) };

describe('a code in a message', () => {
  it('a code in a message has six digits', () => {
    for (let count = 0; count < 50; count += 1) {
      expect(generateCode()).toMatch(/^\d{6}$/);
    }
  });

  it('a code in a message is stored as a digest that differs by code and by what the code is valid for', () => {
    const digest = codeDigest(SECRET, '10000001', '123456');
    expect(codeDigest(SECRET, '10000001', '123456')).toEqual(digest);
    expect(codeDigest(SECRET, '10000001', '123457')).not.toEqual(digest);
    expect(codeDigest(SECRET, '10000002', '123456')).not.toEqual(digest);
    expect(codeDigest(Buffer.from('another'), '10000001', '123456')).not.toEqual(digest);
  });

  it('a code in a message is usable until it expires or has been guessed too often', () => {
    expect(isCodeUsable(stored, 999)).toBe(true);
    expect(isCodeUsable(stored, 1_000)).toBe(false);
    expect(isCodeUsable({ ...stored, attempts: CODE_ATTEMPTS - 1 }, 0)).toBe(true);
    expect(isCodeUsable({ ...stored, attempts: CODE_ATTEMPTS }, 0)).toBe(false);
  });
});
