import { ActivationState, AskedMail } from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/activation';

/** The player's e-mail address, and whether it has been proved. */
export const activationResource = defineResource({
  name: 'office.activation',
  path: (_parameters: Record<string, never>) => PATH,
  schema: ActivationState,
  authentication: 'required',
});

/** Requests a message whose link activates the address. */
export function sendActivation(http: Http, language: string): Promise<AskedMail> {
  return http.request({
    method: 'POST',
    path: `${PATH}/email`,
    body: { lng: language },
    schema: AskedMail,
    authentication: 'required',
  });
}
