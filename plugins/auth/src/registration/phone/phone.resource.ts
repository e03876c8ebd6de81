import {
  PendingPhoneCode,
  PhoneCountriesAnswer,
  type PhoneRegistration,
  SendPhoneCode,
  SessionAnswer,
} from '@touchline/contracts';
import { defineResource, type Http } from '@touchline/plugin-api';

const REGISTRATION = '/web-api/auth/v1/registration';

/** Countries with the codes that their phone numbers start with. */
export const phoneCountriesResource = defineResource({
  name: 'auth.phone-countries',
  path: ({ language }: { readonly language: string }) =>
    `/web-api/phone/v1/countries?lng=${language}`,
  schema: PhoneCountriesAnswer,
  freshFor: 86_400_000,
});

/** Asks for a code to be sent to the phone of somebody who registers. */
export function sendRegistrationCode(
  http: Http,
  phone: { readonly code: string; readonly number: string; readonly language: string },
): Promise<PendingPhoneCode> {
  return http.request({
    method: 'POST',
    path: `${REGISTRATION}/phone-code`,
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
    path: `${REGISTRATION}/phone`,
    body,
    schema: SessionAnswer,
  });
}
