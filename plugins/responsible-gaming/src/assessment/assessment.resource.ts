import { AssessmentAnswer } from '@touchline/contracts/care';
import { defineResource, type Http } from '@touchline/plugin-api';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';

const PATH = `${LIMIT_SERVICE}/assessment`;

/** The player's latest result. */
export const assessmentResource = defineResource({
  name: 'responsible-gaming.assessment',
  path: (_parameters: Record<string, never>) => PATH,
  schema: AssessmentAnswer,
  authentication: 'required',
});

/** Keeps the result of a test with the player's account. */
export function storeAssessment(http: Http, answers: readonly number[]) {
  return http.request({
    method: 'POST',
    path: PATH,
    body: { answers },
    schema: AssessmentAnswer,
    authentication: 'required',
  });
}
