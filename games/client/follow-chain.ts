import { hashOfSeed } from '../rules/fair.ts';

/** Hashes between two looks at the page. */
const SLICE = 5_000;

/**
 * Hashes a hash again and again, in slices that leave the page usable.
 * @returns whether it ends as it should; false where it was stopped
 */
export async function leadsTo(chain: {
  readonly hash: string;
  readonly steps: number;
  readonly end: string;
  readonly signal: AbortSignal;
  /** Told the share that is done. */
  readonly tell: (share: number) => void;
}): Promise<boolean> {
  const { steps, end, signal, tell } = chain;
  let at = chain.hash;
  for (let step = 0; step < steps; step += 1) {
    at = hashOfSeed(at);
    if (step % SLICE === SLICE - 1) {
      tell(step / steps);
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) {
        return false;
      }
    }
  }
  return at === end;
}
