import type { VirtualRound } from '@touchline/contracts/virtuals';
import { raceProgress } from './round-state.ts';
import type { StoredRound } from './round-store.ts';
import type { Channel } from './virtual-data.ts';

/** Bets that were accepted at the last moment are written until then: the round is drawn after it. */
export const HOLD_MS = 4_000;

/** Which share of a round's run is over: nothing is seen of it before it was drawn. */
export function shareAt(
  { startsAt, endsAt }: Pick<StoredRound, 'startsAt' | 'endsAt'>,
  now: number,
): number {
  const hold = Math.min(HOLD_MS, (endsAt - startsAt) / 2);
  return Math.min(1, Math.max(0, (now - startsAt - hold) / (endsAt - startsAt - hold)));
}

/** A round as everyone may see it at a moment: what decides it only after it has ended. */
export function viewRound(
  round: StoredRound,
  { now, channels }: { readonly now: number; readonly channels: readonly Channel[] },
): VirtualRound | undefined {
  const { id, channel, startsAt, endsAt, card, seedHash, seed, drawn } = round;
  const champ = channels.find((one) => one.id === channel)?.champ;
  if (champ === undefined) {
    return undefined;
  }
  const isEnded = drawn !== undefined && now >= endsAt;
  const isRunning = !isEnded && (now >= startsAt || drawn !== undefined);
  const race = card.sport === 'virtual-greyhounds' ? card.runners : undefined;
  const result = drawn?.result;
  return {
    id,
    channel,
    champ,
    startsAt,
    endsAt,
    status: isEnded ? 'ended' : isRunning ? 'running' : 'open',
    card: card as VirtualRound['card'],
    seedHash,
    ...(isRunning &&
      race !== undefined &&
      result?.sport === 'virtual-greyhounds' && {
        progress: [
          ...raceProgress(
            result,
            race.map((runner) => runner.id),
            shareAt(round, now),
          ),
        ],
      }),
    ...(isEnded && {
      seed,
      salt: drawn.salt,
      bets: drawn.bets,
      result: drawn.result as VirtualRound['result'],
    }),
  };
}
