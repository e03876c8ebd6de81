import type { WithdrawalMethod } from '@touchline/contracts/money';

/** Where money can go: a method with one of the means that the player has deposited with. */
export interface Destination {
  readonly id: string;
  readonly method: WithdrawalMethod;
  readonly means: WithdrawalMethod['means'][number];
}

/** All destinations of an account. */
export function destinationsOf(methods: readonly WithdrawalMethod[]): readonly Destination[] {
  return methods.flatMap((method) =>
    method.means.map((means) => ({ id: `${method.id}/${means.id}`, method, means })),
  );
}
