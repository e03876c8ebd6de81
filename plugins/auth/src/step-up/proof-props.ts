import type { StepUpOptions, StepUpProof } from '@touchline/contracts/identity';
import type { Submission } from '../session/use-submit.ts';

/** What a form of proof is handed. */
export interface ProofProps extends Pick<Submission, 'busy' | 'submit'> {
  readonly options: StepUpOptions;
  readonly onProof: (proof: StepUpProof) => Promise<void>;
}
