import { formatPath } from '../address.ts';
import { ALLOW, type Decision } from '../decision.ts';

/** Every address starts with a language: without one, the same path and query under the page's. */
export const languageDecision: Decision = {
  name: 'language',
  decide: (_context, { address }) =>
    address.language === undefined ? { kind: 'redirect', path: formatPath(address) } : ALLOW,
};
