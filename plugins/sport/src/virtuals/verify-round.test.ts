import { createHash, createHmac } from 'node:crypto';
import type { VirtualRound } from '@touchline/contracts/virtuals';
import { describe, expect, it } from 'vitest';
import { isRoundRight } from './verify-round.ts';

const seed = 'ab'.repeat(32);
const salt = 'cd'.repeat(32);
const weights = [50, 40, 30, 20];
const runners = weights.map((weight, at) => ({ id: at + 1, name: '', number: at + 1, weight }));

/** The finish by another way: the wheel is written out, a place for each unit of weight. */
function finishOf(id: number): number[] {
  const bytes = createHmac('sha256', seed).update(`${salt}:${id}:0`).digest();
  const finish: number[] = [];
  for (let place = 0; place < runners.length; place += 1) {
    const wheel = runners
      .filter((runner) => !finish.includes(runner.id))
      .flatMap((runner) => Array.from({ length: runner.weight }, () => runner.id));
    const share = bytes.readUInt32BE(4 * place) / 2 ** 32;
    finish.push(wheel[Math.floor(share * wheel.length)] ?? 0);
  }
  return finish;
}

function round(id: number, more: Partial<VirtualRound> = {}): VirtualRound {
  return {
    id,
    channel: 'greyhounds',
    champ: { id: 1, name: '', slug: '' },
    startsAt: 0,
    endsAt: 1,
    status: 'ended',
    card: { sport: 'virtual-greyhounds', runners },
    seedHash: createHash('sha256').update(seed).digest('hex'),
    seed,
    salt,
    result: { sport: 'virtual-greyhounds', finish: finishOf(id) },
    ...more,
  };
}

describe('the check of a round in the browser', () => {
  it('a round is right whose seed has the published hash and decides its result', async () => {
    for (const id of [7, 8, 9]) expect(await isRoundRight(round(id))).toBe(true);
  });

  it('a round is wrong with another result, another seed, another card, or before its seed is shown', async () => {
    const right = round(7);
    const [first = 0, second = 0, ...rest] = finishOf(7);
    const wrong: Partial<VirtualRound>[] = [
      { result: { sport: 'virtual-greyhounds', finish: [second, first, ...rest] } },
      { seed: 'ac'.repeat(32) },
      { seedHash: '0'.repeat(64) },
      { card: { sport: 'virtual-greyhounds', runners: runners.slice(1) } },
      { seed: undefined },
    ];
    for (const change of wrong) expect(await isRoundRight({ ...right, ...change })).toBe(false);
  });
});
