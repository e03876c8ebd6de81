import { ChangedPasswordAnswer, type ChangePassword } from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

/** Gives the account another password in exchange for the current one. */
export async function changePassword(http: Http, body: ChangePassword): Promise<void> {
  await http.request({
    method: 'POST',
    path: '/web-api/auth/v1/password',
    body,
    schema: ChangedPasswordAnswer,
    authentication: 'required',
  });
}
