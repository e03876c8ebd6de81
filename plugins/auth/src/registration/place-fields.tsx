import { usePlugin, useStore } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';
import { COUNTRIES } from './countries.ts';

/** Where the player lives, and the currency of their account. */
export function PlaceFields({
  country,
  currency,
  onCountry,
  onCurrency,
}: {
  readonly country: string;
  readonly currency: string;
  readonly onCountry: (country: string) => void;
  readonly onCurrency: (currency: string) => void;
}) {
  const { config, i18n } = usePlugin();
  const { currencies } = useStore(config.core);
  return (
    <>
      <SelectField
        label={i18n.t('country')}
        autoComplete="country"
        value={country}
        options={COUNTRIES.map((code) => ({ value: code, text: i18n.country(code) })).toSorted(
          (left, right) => left.text.localeCompare(right.text, i18n.language),
        )}
        onChange={(event) => onCountry(event.target.value)}
      />
      <SelectField
        label={i18n.t('currency')}
        value={currency}
        options={currencies.map((code) => ({ value: code, text: code }))}
        onChange={(event) => onCurrency(event.target.value)}
      />
    </>
  );
}
