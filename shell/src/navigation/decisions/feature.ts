import { evaluateWhen } from '@touchline/contracts';
import { ALLOW, type Decision } from '../decision.ts';

/** A route whose feature is off does not exist. */
export const featureDecision: Decision = {
  name: 'feature',
  decide: ({ key }, { route }) =>
    evaluateWhen(route?.when, key) ? ALLOW : { kind: 'status', status: 404 },
};
