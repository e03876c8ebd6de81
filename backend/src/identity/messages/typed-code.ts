import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** How often a code may be guessed. */
export const CODE_ATTEMPTS = 5;
/** How many codes there are: six digits. */
const CODES = 1_000_000;

/** What is stored of a code that was sent. */
interface StoredCode {
  readonly digest: Buffer;
  /** Wrong guesses so far. */
  readonly attempts: number;
  readonly expires_at: Date;
}

/** A new code, as written in the message. */
export function generateCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

/** What is stored in place of a code. @param parts what the code is valid for, then the code */
export function codeDigest(secret: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(parts.join('.')).digest();
}

/** Whether a code may still be typed in. */
export function isCodeUsable(
  stored: Pick<StoredCode, 'attempts' | 'expires_at'>,
  now: number,
): boolean {
  return stored.expires_at.getTime() > now && stored.attempts < CODE_ATTEMPTS;
}

/**
 * Takes a code that was typed in, which is valid once, in one transaction with its act.
 * A wrong guess stays counted, whatever the result of the request.
 * @throws ApiError `phone_code_expired`, `phone_code_wrong`, and whatever `use` throws
 */
export async function spendCode<Row extends StoredCode, Result>(
  pool: Pool,
  spending: {
    /** Of the code as it was typed in. */
    readonly digest: Buffer;
    /** Milliseconds since epoch. */
    readonly now: number;
    /** Reads what is stored and locks it until the transaction ends. */
    readonly find: (client: PoolClient) => Promise<Row | undefined>;
    readonly countGuess: (client: PoolClient) => Promise<unknown>;
    readonly remove: (client: PoolClient) => Promise<unknown>;
    /** Performs the act of the code. */
    readonly use: (client: PoolClient, stored: Row) => Promise<Result>;
  },
): Promise<Result> {
  const { digest, now, find, countGuess, remove, use } = spending;
  const spent = await inTransaction(pool, async (client) => {
    const stored = await find(client);
    if (stored === undefined || !isCodeUsable(stored, now)) {
      throw new ApiError('phone_code_expired', 'there is no valid code to compare with');
    }
    if (!timingSafeEqual(stored.digest, digest)) {
      // Refused after the commit: a rollback would take the count back.
      await countGuess(client);
      return { attemptsLeft: CODE_ATTEMPTS - stored.attempts - 1 };
    }
    const result = await use(client, stored);
    await remove(client);
    return { result };
  });
  if ('attemptsLeft' in spent) {
    throw new ApiError('phone_code_wrong', 'this is not the code that was sent', {
      details: spent,
    });
  }
  return spent.result;
}
