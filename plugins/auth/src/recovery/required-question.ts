import { type AskedQuestion, RequiredAnswer } from '@touchline/contracts/identity';
import { errorCode } from '@touchline/plugin-api';

/** The question that a refused recovery takes an answer to; undefined for every other refusal. */
export function requiredQuestion(error: unknown): AskedQuestion | undefined {
  if (errorCode(error) !== 'security_answer_required') {
    return undefined;
  }
  const { details } = error as { readonly details?: unknown };
  const read = RequiredAnswer.safeParse(details);
  return read.success ? read.data.question : undefined;
}
