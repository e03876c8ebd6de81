import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { attempt } from './attempts.ts';

const refused = Object.assign(new Error('wrong'), { code: 'credentials_wrong' });
const fail = () => Promise.reject(refused);

describe('attempts to sign in and to register', () => {
  it('the attempts to sign in and to register are counted apart, reported with their code when they fail, and restart after a success', async () => {
    const { context, tracked } = createTestContext({ plugin: 'auth' });
    for (const attempts of [1, 2]) {
      await expect(attempt(context, { flow: 'login', act: fail })).rejects.toBe(refused);
      expect(tracked.at(-1)).toEqual({
        name: 'activity',
        data: { action: 'login-failed', code: 'credentials_wrong', attempts },
      });
    }
    const act = async () => 'in';
    expect(await attempt(context, { flow: 'registration', act })).toMatchObject({ attempts: 1 });
    expect(await attempt(context, { flow: 'login', act })).toEqual({ answer: 'in', attempts: 3 });
    expect(await attempt(context, { flow: 'login', act })).toMatchObject({ attempts: 1 });
    expect(tracked).toHaveLength(2);
  });
});
