// A process that is the exchange: it sends its addresses, and does what messages say until it is stopped.
import { startBetfairDouble } from './betfair-double.ts';
import type { BetfairOrder } from './start-betfair.ts';

const double = await startBetfairDouble(JSON.parse(process.argv[2] ?? '{}'));
process.send?.({ httpUrl: double.httpUrl, streamUrl: double.streamUrl });

process.on('message', ({ id, order, value }: BetfairOrder & { readonly id: number }) => {
  const obey = double[order] as (given: unknown) => unknown;
  process.send?.({ id, result: obey(value) });
});
process.once('disconnect', () => void double.stop());
