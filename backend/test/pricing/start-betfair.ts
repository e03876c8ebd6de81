import { once } from 'node:events';
import { forkModule } from '../process/fork-module.ts';
import type { BetfairDouble, DoubleChange, DoubleMarket } from './betfair-double.ts';

/** What the process of the double can be asked for. */
export interface BetfairOrder {
  readonly order: Exclude<keyof BetfairDouble, 'httpUrl' | 'streamUrl' | 'stop'>;
  readonly value?: unknown;
}

/** Starts the double of the exchange in a process of its own. */
export async function startBetfair(options: { readonly heartbeatMs: number }) {
  const file = new URL('./betfair-double.fixture.ts', import.meta.url);
  const child = forkModule(file, [JSON.stringify(options)]);
  const [{ httpUrl, streamUrl }] = await once(child, 'message');
  let asked = 0;
  const ask = (order: BetfairOrder['order'], value?: unknown) => {
    asked += 1;
    const id = asked;
    return new Promise<unknown>((resolve) => {
      const read = (given: { readonly id: number; readonly result: unknown }) => {
        if (given.id === id) {
          child.off('message', read);
          resolve(given.result);
        }
      };
      child.on('message', read);
      child.send({ order, value, id });
    });
  };
  return {
    httpUrl: String(httpUrl),
    streamUrl: String(streamUrl),
    add: (market: DoubleMarket) => ask('add', market),
    change: (change: DoubleChange) => ask('change', change),
    setSilent: (isSilent: boolean) => ask('setSilent', isSilent),
    setLate: (isLate: boolean) => ask('setLate', isLate),
    cut: (how?: { readonly withSessions?: boolean }) => ask('cut', how),
    babble: () => ask('babble'),
    calls: async () => (await ask('calls')) as readonly string[],
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

export type Betfair = Awaited<ReturnType<typeof startBetfair>>;
