import type { Grade } from '@touchline/domain/markets';

/** What a source declares outcomes of an event to have ended as. */
export interface DecidedOutcomes {
  readonly eventId: number;
  readonly outcomes: readonly { readonly outcomeId: string; readonly result: Grade }[];
  /** Whether some of them were declared otherwise before. */
  readonly isCorrection: boolean;
}

/** What a source adds that declares outcomes itself, where no score is there to decide them by. */
export interface DecidesOutcomes {
  /** Calls the listener with each declaration from now on; returns how to stop. */
  onDecided(listener: (decided: DecidedOutcomes) => void): () => void;
  /** What is declared of an event, whenever that was; undefined while nothing is. */
  decidedOf(eventId: number): Promise<DecidedOutcomes | undefined>;
}
