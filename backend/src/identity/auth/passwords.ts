import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { fullNumber, type Phone } from '../phone/phone-numbers.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes computed at a time: a core stays free for everybody else while passwords are tried in floods. */
const hashing = pLimit(Math.max(1, availableParallelism() - 1));

/** Without characters that look alike. */
const READABLE = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 14;

/** A hash for no password at all, so that an unknown login takes as long as a known one. */
let unknown: Promise<string> | undefined;

/** The argon2id hash to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, COST));
}

/** Whether the password belongs to the hash; without a hash the same work is done and the answer is no. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  unknown ??= hashPassword(generatePassword());
  const expected = stored ?? (await unknown);
  const matches = await hashing(() => verify(expected, password));
  return stored !== undefined && matches;
}

/** A random password of about 81 bits that a person can copy by hand. */
export function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join(
    '',
  );
}

/** @throws ApiError `password_weak` when the password is the phone it belongs to, in any of its forms */
export function assertNotPhone(password: string, phone: Phone): void {
  const full = fullNumber(phone);
  if ([phone.number, full, full.slice(1)].includes(password)) {
    throw new ApiError('password_weak', 'the password must not be the phone number');
  }
}

/** @throws ApiError `password_weak` when the password is the e-mail address it belongs to, or its name */
export function assertNotEmail(password: string, email: string): void {
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  if (typed === address || typed === address.split('@')[0]) {
    throw new ApiError('password_weak', 'the password must not be the e-mail address');
  }
}
