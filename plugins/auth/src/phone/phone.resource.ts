import {
  PendingPhoneCode,
  PhoneCountriesAnswer,
  type PhoneRecovery,
  type PhoneRegistration,
  SendPhoneCode,
  SessionAnswer,
  type SmsSignIn,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const AUTH = '/web-api/auth/v1';

/** What a visitor proves a phone for. */
export type ProofPurpose = 'registration' | 'recovery' | 'sms-sign-in';

/** Countries with the codes that their phone numbers start with. */
export const phoneCountriesResource = defineResource({
  name: 'auth.phone-countries',
  path: ({ language }: { readonly language: string }) =>
    `/web-api/phone/v1/countries?lng=${language}`,
  schema: PhoneCountriesAnswer,
  freshFor: 86_400_000,
});

/** Requests a code to the phone of a visitor. */
export function sendProofCode(
  http: Http,
  phone: {
    readonly purpose: ProofPurpose;
    readonly code: string;
    readonly number: string;
    readonly language: string;
  },
): Promise<PendingPhoneCode> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/${phone.purpose}/phone-code`,
    body: SendPhoneCode.parse({
      'phone-code': phone.code,
      'phone-number': phone.number,
      lng: phone.language,
    }),
    schema: PendingPhoneCode,
  });
}

/** Opens an account with the phone that the code proves. */
export function registerWithPhone(http: Http, body: PhoneRegistration): Promise<SessionAnswer> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/registration/phone`,
    body,
    schema: SessionAnswer,
  });
}

/** Signs in whose bound phone the code proves. */
export function signInWithSms(http: Http, body: SmsSignIn): Promise<SessionAnswer> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/sms-sign-in`,
    body,
    schema: SessionAnswer,
  });
}

/** Sets a new password for whose bound phone the code proves, and signs in. */
export function recoverWithPhone(http: Http, body: PhoneRecovery): Promise<SessionAnswer> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/recovery/phone`,
    body,
    schema: SessionAnswer,
  });
}
