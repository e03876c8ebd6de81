import type { CaptchaResult } from '@touchline/contracts/identity';
import type { Http, HttpRequest } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { passCaptcha } from './captcha.ts';

const CHALLENGE = { parameters: {}, signature: 's' };
const SOLUTION = { counter: 4, derivedKey: 'ab' };

function setUp(result: Partial<CaptchaResult> | Error, { isSolved = true } = {}) {
  const sent: HttpRequest<unknown>[] = [];
  const shown = { now: 0, ever: 0 };
  const request = async (call: HttpRequest<unknown>) => {
    sent.push(call);
    if (call.path.endsWith('/update')) {
      return { time: 1, challenge: CHALLENGE };
    }
    if (result instanceof Error) {
      throw result;
    }
    return { success: false, type: 1, time: 9, error_message: 'no', ...result };
  };
  const dependencies = {
    http: { request: request as unknown as Http['request'] },
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    solve: async () => (isSolved ? SOLUTION : undefined),
    showProgress: () => {
      shown.now += 1;
      shown.ever += 1;
      return () => {
        shown.now -= 1;
      };
    },
    report: vi.fn(),
    forceLogout: vi.fn(async () => undefined),
  };
  return { sent, shown, dependencies };
}

describe('captcha', () => {
  it('the captcha solves the challenge and returns the header for the call', async () => {
    const { dependencies, sent, shown } = setUp({
      success: true,
      token: 'pass',
      error_message: '',
    });
    expect(await passCaptcha(dependencies)).toEqual({ 'x-captcha': 'pass' });
    expect(sent[1]).toMatchObject({
      method: 'POST',
      path: '/captcha-api/v1/validate',
      body: { captcha: { challenge: CHALLENGE, solution: SOLUTION } },
    });
    expect(dependencies.report).toHaveBeenCalledExactlyOnceWith({ success: true, type: 1 });
    expect(shown).toEqual({ now: 0, ever: 1 });
  });

  it('a refused solution is reported and gives nothing', async () => {
    const { dependencies } = setUp({ success: false });
    expect(await passCaptcha(dependencies)).toBeUndefined();
    expect(dependencies.report).toHaveBeenCalledWith({ success: false, type: 1 });
    expect(dependencies.forceLogout).not.toHaveBeenCalled();
  });

  it('the captcha type 2 is a forced logout', async () => {
    const { dependencies } = setUp({ success: false, type: 2 });
    expect(await passCaptcha(dependencies)).toBeUndefined();
    expect(dependencies.forceLogout).toHaveBeenCalledOnce();
  });

  it('a challenge that is not solved in time or cannot be fetched gives nothing and shows nothing more', async () => {
    const slow = setUp({}, { isSolved: false });
    expect(await passCaptcha(slow.dependencies)).toBeUndefined();
    expect(slow.sent).toHaveLength(1);
    const down = setUp(new Error('down'));
    expect(await passCaptcha(down.dependencies)).toBeUndefined();
    expect([slow.shown.now, down.shown.now]).toEqual([0, 0]);
  });
});
