import type { Withdrawal, WithdrawalState } from '@touchline/contracts/money';

/** What players follow: some states of the server are one stage to them. */
export type Stage = 'requested' | 'checked' | 'sent' | 'paid' | 'failed' | 'rejected';

export interface TimelineStep {
  readonly stage: Stage;
  /** Milliseconds since epoch; undefined for what is still to come. */
  readonly at: number | undefined;
}

const FINAL: ReadonlySet<WithdrawalState> = new Set(['paid', 'failed', 'rejected']);

/** The stages on the way to the player's means, with the state that each has been reached by. */
const WAY = [
  ['requested', 'requested'],
  ['checked', 'approved'],
  ['sent', 'sent'],
  ['paid', 'paid'],
] as const;

/** Whether nothing more happens to a withdrawal. */
export function isFinal({ state }: Pick<Withdrawal, 'state'>): boolean {
  return FINAL.has(state);
}

/** The stages of a withdrawal in order; of one that has ended without a payment, those it had. */
export function timelineOf({
  state,
  steps,
  createdAt,
  updatedAt,
}: Pick<Withdrawal, 'state' | 'steps' | 'createdAt' | 'updatedAt'>): readonly TimelineStep[] {
  const reachedAt = (reached: WithdrawalState) => steps.find((step) => step.state === reached)?.at;
  const way = WAY.map(([stage, reached]): TimelineStep => {
    const at = reachedAt(reached);
    return { stage, at: stage === 'requested' ? (at ?? createdAt) : at };
  });
  return state === 'failed' || state === 'rejected'
    ? [
        ...way.filter(({ at }) => at !== undefined),
        { stage: state, at: reachedAt(state) ?? updatedAt },
      ]
    : way;
}
