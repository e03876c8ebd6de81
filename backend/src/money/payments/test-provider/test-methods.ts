import type { PaymentKind, PaymentMethod, UsualTime } from '@touchline/contracts/money';
import type { PaymentMeans } from '../payment-event.ts';

/** A method of the test provider, with what its hosted page lets one pay with. */
export interface TestMethod {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly name: string;
  /** Nothing can be paid back to a method without means, such as a voucher. */
  readonly means: readonly PaymentMeans[];
  /** Of deposits, and of payouts. */
  readonly usualTime: UsualTime;
  readonly payoutTime: UsualTime;
}

/** Numbers and addresses are those that schemes reserve for tests and documentation. */
export const TEST_METHODS: readonly TestMethod[] = [
  {
    id: 'test-card',
    kind: 'card',
    name: 'Test card',
    means: [
      { id: 'test-4242', label: '•••• 4242' },
      { id: 'test-4444', label: '•••• 4444' },
    ],
    usualTime: 'instant',
    payoutTime: 'instant',
  },
  {
    id: 'test-bank',
    kind: 'bank',
    name: 'Test bank transfer',
    means: [
      { id: 'test-gb29', label: 'GB29 •••• 6819' },
      { id: 'test-de89', label: 'DE89 •••• 3000' },
    ],
    usualTime: 'hours',
    payoutTime: 'days',
  },
  {
    id: 'test-wallet',
    kind: 'wallet',
    name: 'Test wallet',
    means: [{ id: 'test-wallet-player', label: 'player@example.com' }],
    usualTime: 'instant',
    payoutTime: 'instant',
  },
  {
    id: 'test-crypto',
    kind: 'crypto',
    name: 'Test coins',
    means: [{ id: 'test-tb1q', label: 'tb1q •••• sx0d' }],
    usualTime: 'hours',
    payoutTime: 'hours',
  },
  {
    id: 'test-voucher',
    kind: 'voucher',
    name: 'Test voucher',
    means: [],
    usualTime: 'instant',
    payoutTime: 'instant',
  },
];

/** A method by its id. @throws Error for a method of another provider */
export function testMethod(id: string): TestMethod {
  const found = TEST_METHODS.find((method) => method.id === id);
  if (found === undefined) {
    throw new Error(`the test provider has no method "${id}"`);
  }
  return found;
}

/** As players are offered it, amounts in minor units. */
export function offeredMethod(
  { id, kind, name, usualTime }: TestMethod,
  bounds: Pick<PaymentMethod, 'currency' | 'minimum' | 'maximum'>,
): PaymentMethod {
  return { id, kind, name, usualTime, isTest: true, ...bounds };
}
