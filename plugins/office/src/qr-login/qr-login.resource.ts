import {
  type ApproveQrSignIn,
  DecidedQrSignIn,
  OpenedQrSignIn,
  type OpenQrSignIn,
} from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/qr-login';

/** Reads which browser a code would sign in. */
export function openQrSignIn(http: Http, body: OpenQrSignIn): Promise<OpenedQrSignIn> {
  return http.request({
    method: 'POST',
    path: `${PATH}/open`,
    body,
    schema: OpenedQrSignIn,
    authentication: 'required',
  });
}

/** Signs that browser in, with the number that it shows. */
export async function approveQrSignIn(http: Http, body: ApproveQrSignIn): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/approve`,
    body,
    schema: DecidedQrSignIn,
    authentication: 'required',
  });
}

/** Keeps that browser out. */
export async function declineQrSignIn(http: Http, id: string): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/decline`,
    body: { id },
    schema: DecidedQrSignIn,
    authentication: 'required',
  });
}
