import {
  ConfirmPhoneCode,
  PhoneBindingAnswer,
  PhoneCountriesAnswer,
  SendPhoneCode,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/web-api/phone/v1';

/** The player's phone, and the code that is waited for. */
export const phoneResource = defineResource({
  name: 'office.phone',
  path: (_parameters: Record<string, never>) => `${PATH}/binding`,
  schema: PhoneBindingAnswer,
  authentication: 'required',
});

/** Countries with the codes that their numbers start with. */
export const phoneCountriesResource = defineResource({
  name: 'office.phone-countries',
  path: ({ language }: { readonly language: string }) => `${PATH}/countries?lng=${language}`,
  schema: PhoneCountriesAnswer,
  freshFor: 86_400_000,
});

/** Requests a code to a phone. */
export function sendCode(
  http: Http,
  phone: { readonly code: string; readonly number: string; readonly language: string },
): Promise<PhoneBindingAnswer> {
  return http.request({
    method: 'POST',
    path: `${PATH}/code`,
    body: SendPhoneCode.parse({
      'phone-code': phone.code,
      'phone-number': phone.number,
      lng: phone.language,
    }),
    schema: PhoneBindingAnswer,
    authentication: 'required',
  });
}

/** Binds the phone that the code was sent to. */
export function confirmCode(http: Http, code: string): Promise<PhoneBindingAnswer> {
  return http.request({
    method: 'POST',
    path: `${PATH}/activation`,
    body: ConfirmPhoneCode.parse({ 'sms-code': code }),
    schema: PhoneBindingAnswer,
    authentication: 'required',
  });
}
