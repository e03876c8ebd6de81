import type { PhoneCountry } from '@touchline/contracts/identity';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { ApiError } from '../../platform/http/api-error.ts';

/** A phone as it is stored: both parts digits alone. */
export interface Phone {
  readonly code: string;
  readonly number: string;
}

/** E.164, with plus. */
export function fullNumber({ code, number }: Phone): string {
  return `+${code}${number}`;
}

/**
 * A number that can exist, without the zero that callers at home dial before it.
 * @throws ApiError `phone_invalid`
 */
export function readPhone(typed: Phone): Phone {
  const phone = readFullNumber(fullNumber(typed));
  if (phone === undefined) {
    throw new ApiError('phone_invalid', 'there is no such phone number');
  }
  return phone;
}

/** A number in its full form (E.164, with plus; spaces and similar do not count), if one can exist. */
export function readFullNumber(typed: string): Phone | undefined {
  const parsed = parsePhoneNumberFromString(typed);
  return parsed?.isValid() === true
    ? { code: parsed.countryCallingCode, number: parsed.nationalNumber }
    : undefined;
}

/**
 * Every country that has phone numbers and that the site has a number for, by its name in a language.
 * @param countryIds those numbers by country code, small letters
 */
export function phoneCountries(
  language: string,
  countryIds: Readonly<Record<string, number>>,
): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return getCountries()
    .flatMap((country) => {
      const code = country.toLowerCase();
      const id = countryIds[code];
      return id === undefined
        ? []
        : [
            {
              id,
              name: names.of(country) ?? country,
              country_code: code,
              tel_code: getCountryCallingCode(country),
            },
          ];
    })
    .toSorted((left, right) => left.name.localeCompare(right.name, language));
}
