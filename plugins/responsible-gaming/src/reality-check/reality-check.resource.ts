import { RealityCheckAnswer } from '@touchline/contracts/limits';
import { defineResource } from '@touchline/plugin-api';

export const REALITY_CHECK = '/web-api/api/web/user/v1/reality-check';

/** The course of this sign-in so far, and when the next check is due. */
export const realityCheckResource = defineResource({
  name: 'responsible-gaming.reality-check',
  path: (_parameters: Record<string, never>) => REALITY_CHECK,
  schema: RealityCheckAnswer,
  authentication: 'required',
});
