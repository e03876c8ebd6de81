import { ALLOW, type Decision } from '../decision.ts';

/** An address that no route matches is not found. */
export const resolutionDecision: Decision = {
  name: 'resolution',
  decide: (_context, { route }) => (route === undefined ? { kind: 'status', status: 404 } : ALLOW),
};
