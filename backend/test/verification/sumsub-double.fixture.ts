// A process that is the provider: it sends its address, and does what messages say until it is stopped.
import { startSumsubDouble } from './sumsub-double.ts';
import type { SumsubOrder } from './start-sumsub.ts';

const double = await startSumsubDouble(JSON.parse(process.argv[2] ?? '{}'));
process.send?.({ address: double.address });

async function obey({ order, value }: SumsubOrder): Promise<unknown> {
  switch (order) {
    case 'target':
      return double.setTarget(value);
    case 'fault':
      return double.setFault(value);
    case 'down':
      return double.setDown(value);
    case 'resend':
      return double.resend();
    case 'calls':
      return double.calls();
  }
}
process.on('message', (message: SumsubOrder & { readonly id: number }) => {
  void obey(message).then((result) => process.send?.({ id: message.id, result }));
});
process.once('disconnect', () => void double.stop());
