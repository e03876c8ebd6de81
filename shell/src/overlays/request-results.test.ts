import type { RequestOutcome } from '@touchline/plugin-api';
import { describe, expect, it } from 'vitest';
import { describeRequests } from './request-results.ts';

const texts = { t: (key: string) => key };
const reported = (outcomes: readonly RequestOutcome[]) =>
  describeRequests(outcomes, texts).map(({ kind, message }) => `${kind}: ${message}`);
const failed = (error: unknown): RequestOutcome => ({ success: false, error });
const own = (message: string) => failed({ status: 2, message });

describe('the notifications of several requests', () => {
  it('a failure is main_query_error; one of status 2 speaks for itself', () => {
    expect(reported([failed(new Error('ECONNRESET at 10.0.0.7'))])).toEqual([
      'error: main_query_error',
    ]);
    expect(reported([failed(undefined)])).toEqual(['error: main_query_error']);
    expect(reported([own('Too late today')])).toEqual(['error: Too late today']);
    const inDetails = failed({ status: 400, message: 'Not this one', details: { status: 2 } });
    expect(reported([inDetails])).toEqual(['error: Not this one']);
  });

  it('the requests show at most three failures, by priority: those with their own message first', () => {
    expect(reported([failed(1), own('a'), failed(2), own('b'), failed(3)])).toEqual([
      'error: a',
      'error: b',
      'error: main_query_error',
    ]);
    expect(reported([own('a'), own('b'), own('c'), own('d')])).toHaveLength(3);
  });

  it('a success is shown only where nothing failed, each message once, main_save_success by default', () => {
    const saved: RequestOutcome = { success: true };
    expect(reported([saved, own('a')])).toEqual(['error: a']);
    expect(reported([saved, saved])).toEqual(['success: main_save_success']);
    const sent: RequestOutcome = { success: true, message: 'Sent' };
    expect(reported([saved, sent, sent])).toEqual(['success: main_save_success', 'success: Sent']);
    expect(reported([])).toEqual([]);
  });
});
