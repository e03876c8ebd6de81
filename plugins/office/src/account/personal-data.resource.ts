import { PersonalData } from '@touchline/contracts/identity';
import { defineResource } from '@touchline/plugin-api';

export const PERSONAL_DATA = '/web-api/secure-data/v1/personal-data';

/** What identifies the player; the shell requests the grant that reading it needs. */
export const personalDataResource = defineResource({
  name: 'office.personal-data',
  path: (_parameters: Record<string, never>) => PERSONAL_DATA,
  schema: PersonalData,
  authentication: 'required',
});
