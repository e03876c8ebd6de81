import { SecurityAnswer } from '@touchline/contracts/identity';
import { defineResource } from '@touchline/plugin-api';

/** How the player's account is protected. */
export const securityResource = defineResource({
  name: 'office.security',
  path: (_parameters: Record<string, never>) => '/web-api/auth/v1/security',
  schema: SecurityAnswer,
  authentication: 'required',
});
