/** What moved between players and a provider. */
export type MovementKind = 'deposit' | 'refund' | 'payout';

/** One movement of money, as the ledger or a provider has it. */
export interface Movement {
  readonly paymentId: string;
  readonly kind: MovementKind;
  /** Minor units, positive. */
  readonly amount: number;
  readonly currency: string;
}

/**
 * `not-booked`: the provider moved money that the ledger does not have; `not-moved`: the ledger has what the
 * provider did not do; `amount`: both have it, with another amount or currency.
 */
export type DifferenceKind = 'not-booked' | 'not-moved' | 'amount';

export interface Difference {
  readonly difference: DifferenceKind;
  readonly paymentId: string;
  readonly kind: MovementKind;
  readonly booked: Movement | undefined;
  readonly moved: Movement | undefined;
}

/** The subject of the task that a difference becomes. */
export function differenceSubject({
  paymentId,
  kind,
  difference,
}: Pick<Difference, 'paymentId' | 'kind' | 'difference'>): string {
  return `payment:${paymentId}:${kind}:${difference}`;
}

const keyOf = ({ kind, paymentId }: Movement) => `${kind} ${paymentId}`;

/** The movements of a payment and kind as one: providers split what they pay. */
function summed(movements: readonly Movement[]): ReadonlyMap<string, Movement> {
  const sums = new Map<string, Movement>();
  for (const movement of movements) {
    const key = `${keyOf(movement)} ${movement.currency}`;
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { ...movement, amount: before + movement.amount });
  }
  return sums;
}

/**
 * Compares what the ledger has with what a provider says it did, by payment, kind and currency.
 * @param booked of the ledger, @param moved of the provider; both whole for the payments they name
 */
export function differencesBetween(
  booked: readonly Movement[],
  moved: readonly Movement[],
): readonly Difference[] {
  const ours = summed(booked);
  const theirs = summed(moved);
  const paired = [...ours].flatMap(([key, own]): Difference[] => {
    const their = theirs.get(key);
    const { paymentId, kind } = own;
    if (their === undefined) {
      return [{ difference: 'not-moved', paymentId, kind, booked: own, moved: undefined }];
    }
    return their.amount === own.amount
      ? []
      : [{ difference: 'amount', paymentId, kind, booked: own, moved: their }];
  });
  const unpaired = [...theirs].flatMap(([key, their]): Difference[] =>
    ours.has(key)
      ? []
      : [
          {
            difference: 'not-booked',
            paymentId: their.paymentId,
            kind: their.kind,
            booked: undefined,
            moved: their,
          },
        ],
  );
  return [...paired, ...unpaired];
}
