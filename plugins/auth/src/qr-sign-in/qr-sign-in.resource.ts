import { BegunQrSignIn, QrSignInAnswer } from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/login/qr';

/** Begins a sign-in of this browser, which a signed-in phone approves. */
export function beginQrSignIn(http: Http): Promise<BegunQrSignIn> {
  return http.request({ method: 'POST', path: PATH, body: {}, schema: BegunQrSignIn });
}

/** Asks what has become of it; once it is approved, the answer signs in. */
export function claimQrSignIn(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<QrSignInAnswer> {
  return http.request({
    method: 'POST',
    path: `${PATH}/claim`,
    body: { id },
    schema: QrSignInAnswer,
    signal,
  });
}
