import { SelectField, TextField } from '@touchline/ui/forms';

/** A country as phones know it. */
interface DialledCountry {
  /** What it is chosen by. */
  readonly value: string;
  readonly name: string;
  /** Without plus. */
  readonly tel_code: string;
}

/** A phone number, with the country whose code comes first; the number's name is `phone`. */
export function PhoneFields({
  countries,
  country,
  number,
  texts,
  error,
  onCountry,
  onNumber,
}: {
  readonly countries: readonly DialledCountry[];
  readonly country: string;
  readonly number: string;
  readonly texts: { readonly country: string; readonly number: string; readonly hint: string };
  /** What is wrong with the number. */
  readonly error?: string | undefined;
  readonly onCountry: (country: string) => void;
  readonly onNumber: (number: string) => void;
}) {
  return (
    <>
      <SelectField
        label={texts.country}
        value={country}
        options={countries.map(({ value, name, tel_code: code }) => ({
          value,
          // Codes are read from left to right in every language.
          text: `${name} \u2066+${code}\u2069`,
        }))}
        onChange={(event) => onCountry(event.target.value)}
      />
      <TextField
        name="phone"
        label={texts.number}
        hint={texts.hint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        required
        value={number}
        error={error}
        onChange={(event) => onNumber(event.target.value)}
      />
    </>
  );
}
