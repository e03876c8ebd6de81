import { FlagsAnswer } from '@touchline/contracts/care';
import { defineResource } from '@touchline/plugin-api';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';

/** What the nightly rules have found in the player's behaviour. */
export const flagsResource = defineResource({
  name: 'responsible-gaming.flags',
  path: (_parameters: Record<string, never>) => `${LIMIT_SERVICE}/flags`,
  schema: FlagsAnswer,
  authentication: 'required',
});
