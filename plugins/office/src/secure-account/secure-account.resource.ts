import { type SecureAccount, SecuredAccount } from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

/** Shuts out everyone else, with another password. */
export function secureAccount(http: Http, body: SecureAccount) {
  return http.request({
    method: 'POST',
    path: '/web-api/auth/v1/secure-account',
    body,
    schema: SecuredAccount,
    authentication: 'required',
  });
}
