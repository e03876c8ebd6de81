import {
  type BeginEmailChange,
  BegunEmailChange,
  ChangedEmailAnswer,
  type ConfirmEmailChange,
  EmailChangeAnswer,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/email-change';

/** The player's e-mail address, and one that waits for its code. */
export const emailChangeResource = defineResource({
  name: 'office.email-change',
  path: (_parameters: Record<string, never>) => PATH,
  schema: EmailChangeAnswer,
  authentication: 'required',
});

/** Requests a code to another address. */
export function beginEmailChange(http: Http, body: BeginEmailChange): Promise<BegunEmailChange> {
  return http.request({
    method: 'POST',
    path: PATH,
    body,
    schema: BegunEmailChange,
    authentication: 'required',
  });
}

/** Changes the address with the code that was sent to it. */
export async function confirmEmailChange(http: Http, body: ConfirmEmailChange): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/confirm`,
    body,
    schema: ChangedEmailAnswer,
    authentication: 'required',
  });
}
