import { ExclusionReasonsAnswer } from '@touchline/contracts/limits';
import { defineResource } from '@touchline/plugin-api';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';

/** The reasons for a break that the operator asks about; none where it asks about nothing. */
export const reasonsResource = defineResource({
  name: 'responsible-gaming.exclusion-reasons',
  path: (_parameters: Record<string, never>) => `${LIMIT_SERVICE}/reasons/selfexclude`,
  schema: ExclusionReasonsAnswer,
  authentication: 'required',
  freshFor: 600_000,
});
