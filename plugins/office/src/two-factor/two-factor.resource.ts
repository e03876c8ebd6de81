import {
  type DisableTwoFactor,
  type EnableTwoFactor,
  RecoveryCodesAnswer,
  type RenewRecoveryCodes,
  TwoFactorSetupAnswer,
  TwoFactorStateAnswer,
} from '@touchline/contracts/identity';
import type { Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/two-factor';

/** Requests a secret for the player's app; it counts once a code has confirmed it. */
export function beginTwoFactor(http: Http): Promise<TwoFactorSetupAnswer> {
  return http.request({
    method: 'POST',
    path: `${PATH}/setup`,
    schema: TwoFactorSetupAnswer,
    authentication: 'required',
  });
}

/** Confirms the secret. @returns the recovery codes, which are shown once */
export async function enableTwoFactor(
  http: Http,
  body: EnableTwoFactor,
): Promise<readonly string[]> {
  const { recoveryCodes } = await http.request({
    method: 'POST',
    path: `${PATH}/enable`,
    body,
    schema: RecoveryCodesAnswer,
    authentication: 'required',
  });
  return recoveryCodes;
}

/** Makes other recovery codes, with the password and a code. @returns the codes, which are shown once */
export async function renewRecoveryCodes(
  http: Http,
  body: RenewRecoveryCodes,
): Promise<readonly string[]> {
  const { recoveryCodes } = await http.request({
    method: 'POST',
    path: `${PATH}/recovery-codes`,
    body,
    schema: RecoveryCodesAnswer,
    authentication: 'required',
  });
  return recoveryCodes;
}

/** Turns codes off, with the password and one of them. */
export async function disableTwoFactor(http: Http, body: DisableTwoFactor): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/disable`,
    body,
    schema: TwoFactorStateAnswer,
    authentication: 'required',
  });
}
