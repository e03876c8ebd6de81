import type { CreateDeposit, DepositMethod, SavedMeans } from '@touchline/contracts/money';

/** One way to pay a deposit: a method, with what the player has paid with before or another one. */
export interface PayOption {
  readonly id: string;
  readonly method: DepositMethod;
  readonly means: SavedMeans | undefined;
}

/** All ways to pay: what was paid with last comes first, as it is what most come for. */
export function payOptions(methods: readonly DepositMethod[]): readonly PayOption[] {
  const used = methods.flatMap((method) => method.means.map((means) => ({ method, means })));
  return [
    ...used
      .toSorted((one, other) => other.means.usedAt - one.means.usedAt)
      .map(({ method, means }) => ({ id: `${method.id}/${means.id}`, method, means })),
    ...methods.map((method) => ({ id: method.id, method, means: undefined })),
  ];
}

/** What a deposit by it says. */
export function payWith({ method, means }: PayOption): Pick<CreateDeposit, 'methodId' | 'meansId'> {
  return { methodId: method.id, ...(means === undefined ? {} : { meansId: means.id }) };
}
