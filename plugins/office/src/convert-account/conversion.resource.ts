import {
  ConversionAnswer,
  ConversionQuoteAnswer,
  ConversionsAnswer,
  type ConvertAccount,
} from '@touchline/contracts/money';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/wallet-api/v1/conversions';

/** What an account would become in a currency, at the rates and with the balance of now. */
export const conversionQuote = defineResource({
  name: 'office.conversion-quote',
  path: (question: { readonly accountId: string; readonly currency: string }) =>
    `${PATH}/quote?${new URLSearchParams(question).toString()}`,
  schema: ConversionQuoteAnswer,
  authentication: 'required',
});

/** The player's latest conversions. */
export const conversionsResource = defineResource({
  name: 'office.conversions',
  path: (_parameters: Record<string, never>) => PATH,
  schema: ConversionsAnswer,
  authentication: 'required',
});

/** Converts an account as it was quoted. A key is one conversion, however often it is sent. */
export function sendConversion(http: Http, body: ConvertAccount, key: string) {
  return http.request({
    method: 'POST',
    path: PATH,
    body,
    schema: ConversionAnswer,
    authentication: 'required',
    idempotencyKey: key,
  });
}
