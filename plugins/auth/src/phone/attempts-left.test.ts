import { ApplicationError } from '@touchline/plugin-api';
import { describe, expect, it } from 'vitest';
import { attemptsLeft } from './attempts-left.ts';

const pending = {
  phone_code: '44',
  phone_number: '7400123456',
  expiresAt: 300_000,
  resendAt: 60_000,
  attemptsLeft: 2,
};
const failure = (code: string) =>
  new ApplicationError({ code: code as 'phone_taken', message: '', phase: 'request' });

describe('the pending code', () => {
  it.each([
    ['phone_code_wrong', { attemptsLeft: 1, expiresAt: 300_000 }],
    ['phone_code_expired', { attemptsLeft: 0, expiresAt: 0 }],
    ['phone_taken', { attemptsLeft: 0, expiresAt: 0 }],
    ['network_error', { attemptsLeft: 2, expiresAt: 300_000 }],
  ])('the pending code after "%s" is %o', (code, left) => {
    expect(attemptsLeft(pending, failure(code))).toEqual({ ...pending, ...left });
  });
});
