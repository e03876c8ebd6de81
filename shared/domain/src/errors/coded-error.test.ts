import { describe, expect, it } from 'vitest';
import { CodedError, codeOf, hasCode, hasName, messageOf } from './coded-error.ts';
import { DomainError, isDomainError } from './domain-error.ts';

describe('coded errors', () => {
  it('a coded error carries its code, details and cause', () => {
    const cause = new Error('below');
    const error = new CodedError('bet_repeated', 'twice', { details: { bet: 1 }, cause });
    expect(error).toMatchObject({
      code: 'bet_repeated',
      message: 'twice',
      details: { bet: 1 },
      cause,
    });
    expect(hasCode(error, 'bet_repeated')).toBe(true);
    expect(hasCode(error, 'bet_not_placed')).toBe(false);
  });

  it.each([undefined, null, 'text', 7, {}, { code: 7 }, new Error('plain')])(
    'the code of %s is undefined',
    (thrown) => {
      expect(codeOf(thrown)).toBeUndefined();
    },
  );

  it('the message of anything thrown is its own or its text', () => {
    expect(messageOf(new Error('why'))).toBe('why');
    expect(messageOf('why')).toBe('why');
    expect(messageOf(undefined)).toBe('undefined');
  });

  it('a domain error of another bundle is recognised by its name', () => {
    const foreign = { name: 'DomainError', code: 'stake_missing', message: '' };
    expect(isDomainError(foreign)).toBe(true);
    expect(isDomainError(new DomainError('stake_missing', ''))).toBe(true);
    expect(isDomainError(new CodedError('stake_missing', ''))).toBe(false);
    expect(hasName(new SyntaxError('x'), 'SyntaxError')).toBe(true);
  });
});
