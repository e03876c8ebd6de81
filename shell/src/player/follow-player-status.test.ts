import type { ContextValue } from '@touchline/domain/plugins';
import type { PlayerStatus } from '@touchline/domain/navigation';
import { createStore, type HttpRequest } from '@touchline/plugin-api';
import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { createKeyStore } from '../services/context-keys.ts';
import { settle as settleOnce } from '../testing/settle.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { followPlayerStatus } from './follow-player-status.ts';

const TERMS = '/web-api/api-v3/v2/user/agreement-rules/status';
const GOOD = {
  ban_level: 0,
  ban_version: 1,
  is_need_identification: false,
  verification_status: 2,
  isDataAfterRegistration: false,
  has_deposit: true,
};

function setUp({
  authenticated = true,
  known,
  isConfirmable = true,
}: {
  readonly authenticated?: boolean;
  readonly known?: PlayerStatus;
  readonly isConfirmable?: boolean;
} = {}) {
  const answers: Record<string, unknown> = {
    '/web-api/user/v1/standing': GOOD,
    [TERMS]: { result: true, updatedAt: '2026-01-01T00:00:00.000Z' },
  };
  const asked: string[] = [];
  const request = async ({ path }: HttpRequest<never>) => {
    asked.push(path);
    const answer = answers[path];
    if (answer === undefined) {
      throw new Error('down');
    }
    return answer as never;
  };
  const keys = createKeyStore({ authenticated } as Record<string, ContextValue>);
  const playerStatus = createStore<PlayerStatus | undefined>(known);
  const clock = createTestClock();
  const onChange = vi.fn();
  const heard = new Map<string, () => void>();
  const bus = {
    on: (name: string, listener: () => void) => {
      heard.set(name, listener);
      return () => heard.delete(name);
    },
  };
  const { dispose: stop, refresh } = followPlayerStatus({
    services: {
      clock: clock as never,
      bus: { forSource: () => bus } as never,
      http: { request } as never,
      keys,
      playerStatus,
      logger: () => createTestLogger(),
    },
    isConfirmable: () => isConfirmable,
    onChange,
  });
  return { heard, answers, asked, keys, playerStatus, clock, onChange, stop, refresh };
}

/** Until the schemas have loaded and the answers have been taken. */
async function settle(): Promise<void> {
  await settleOnce();
  await import('./player-status-answers.ts');
  await settleOnce();
}

describe('the status of the player', () => {
  it('the player’s status is requested immediately, unless the document knew, and again every 60 s', async () => {
    const { playerStatus, clock, asked, onChange } = setUp();
    await settle();
    expect(playerStatus.get()).toMatchObject({
      banLevel: 0,
      isVerified: true,
      isTermsChanged: true,
    });
    expect([asked.length, onChange.mock.calls.length]).toEqual([2, 1]);
    clock.advance(59_999);
    await settle();
    expect(asked).toHaveLength(2);
    clock.advance(1);
    await settle();
    expect([asked.length, onChange.mock.calls.length]).toEqual([4, 1]);
    const known = setUp({ known: playerStatus.get() as PlayerStatus });
    await settle();
    expect(known.asked).toEqual([]);
  });

  it('the player’s status is requested again when the terms were agreed to', async () => {
    const { heard, asked } = setUp();
    await settle();
    heard.get('terms.changed')?.();
    await settle();
    expect(asked).toHaveLength(4);
  });

  it('the player’s status is requested again when the server refuses a call because of it', async () => {
    const { refresh, asked } = setUp();
    await settle();
    refresh();
    await settle();
    expect(asked).toHaveLength(4);
  });

  it('the player’s status counts terms as unchanged where they cannot be fetched', async () => {
    const { playerStatus, answers, clock } = setUp();
    await settle();
    answers[TERMS] = undefined;
    clock.advance(60_000);
    await settle();
    expect(playerStatus.get()?.isTermsChanged).toBe(false);
  });

  it('the player’s status requests the terms only of players, and where they could be confirmed', async () => {
    const { asked, playerStatus } = setUp({ isConfirmable: false });
    await settle();
    expect(asked).not.toContain(TERMS);
    expect(playerStatus.get()?.isTermsChanged).toBe(false);
    const visitor = setUp({ authenticated: false });
    await settle();
    expect(visitor.asked).toEqual([]);
  });

  it('the player’s status remains where it cannot be fetched, and is forgotten after a sign-out', async () => {
    const { playerStatus, answers, clock, keys, onChange } = setUp();
    await settle();
    const before = playerStatus.get();
    answers['/web-api/user/v1/standing'] = undefined;
    clock.advance(60_000);
    await settle();
    expect(playerStatus.get()).toBe(before);
    keys.set('authenticated', false);
    await settle();
    expect(playerStatus.get()).toBeUndefined();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
