import {
  type FullRegistration,
  type Login,
  type OneClickRegistration,
  SessionAnswer,
} from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

const BASE = '/web-api/auth/v1';

/** Signs in by e-mail address or player number. */
export function login(http: Http, body: Login): Promise<SessionAnswer> {
  return http.request({ method: 'POST', path: `${BASE}/login`, body, schema: SessionAnswer });
}

/** Opens an account with e-mail address and password. */
export function registerFully(http: Http, body: FullRegistration): Promise<SessionAnswer> {
  return http.request({
    method: 'POST',
    path: `${BASE}/registration/full`,
    body,
    schema: SessionAnswer,
  });
}

/** Opens an account whose login and password the server makes up. */
export function registerInOneClick(http: Http, body: OneClickRegistration): Promise<SessionAnswer> {
  return http.request({
    method: 'POST',
    path: `${BASE}/registration/one-click`,
    body,
    schema: SessionAnswer,
  });
}
