import { createHash, timingSafeEqual } from 'node:crypto';

const OPERATOR = 'operator';

function same(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Whether an `Authorization` header carries the operator's token: as HTTP Basic with the user
 * `operator`, which deployment pipelines speak, or as a bearer token.
 */
export function isOperator(header: string | undefined, token: string): boolean {
  const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(header ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') {
    return same(value, token);
  }
  if (scheme.toLowerCase() !== 'basic') {
    return false;
  }
  const [user = '', ...password] = Buffer.from(value, 'base64').toString('utf8').split(':');
  const isUser = same(user, OPERATOR);
  return same(password.join(':'), token) && isUser;
}
