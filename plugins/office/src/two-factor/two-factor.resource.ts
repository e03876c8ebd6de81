import {
  type DisableTwoFactor,
  type DisableTwoFactorChannel,
  type EnableTwoFactor,
  type EnableTwoFactorChannel,
  RecoveryCodesAnswer,
  type RenewRecoveryCodes,
  type SendTwoFactorCode,
  SentStepUpCode,
  TwoFactorMessagesAnswer,
  TwoFactorSetupAnswer,
  TwoFactorStateAnswer,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

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

/** Codes by e-mail and SMS: where they go, and whether they are on. */
export const messageCodesResource = defineResource({
  name: 'office.message-codes',
  path: (_parameters: Record<string, never>) => `${PATH}/messages`,
  schema: TwoFactorMessagesAnswer,
  authentication: 'required',
});

/** Sends a code to the player's own address or phone. */
export function sendTwoFactorCode(http: Http, body: SendTwoFactorCode): Promise<SentStepUpCode> {
  return http.request({
    method: 'POST',
    path: `${PATH}/messages/code`,
    body,
    schema: SentStepUpCode,
    authentication: 'required',
  });
}

/** Turns codes by one channel on. @returns recovery codes, none where the player has some already */
export async function enableTwoFactorChannel(
  http: Http,
  body: EnableTwoFactorChannel,
): Promise<readonly string[]> {
  const { recoveryCodes } = await http.request({
    method: 'POST',
    path: `${PATH}/messages/enable`,
    body,
    schema: RecoveryCodesAnswer,
    authentication: 'required',
  });
  return recoveryCodes;
}

/** Turns codes by one channel off, with the password and a code of any way. */
export async function disableTwoFactorChannel(
  http: Http,
  body: DisableTwoFactorChannel,
): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/messages/disable`,
    body,
    schema: TwoFactorStateAnswer,
    authentication: 'required',
  });
}
