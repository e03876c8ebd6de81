import { ActivationState, PhoneBindingAnswer } from '@touchline/contracts/identity';
import { defineResource } from '@touchline/plugin-api';

/** The player's e-mail address, and whether it has been proved. */
export const emailResource = defineResource({
  name: 'welcome.email',
  path: (_parameters: Record<string, never>) => '/web-api/auth/v1/activation',
  schema: ActivationState,
  authentication: 'required',
});

/** The player's phone, and whether it has been proved. */
export const phoneResource = defineResource({
  name: 'welcome.phone',
  path: (_parameters: Record<string, never>) => '/web-api/phone/v1/binding',
  schema: PhoneBindingAnswer,
  authentication: 'required',
});
