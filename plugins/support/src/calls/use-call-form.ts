import type { CallsAnswer, RequestCall } from '@touchline/contracts/calls';
import type { PhoneCountry } from '@touchline/contracts/identity';
import type { SupportTopic } from '@touchline/contracts/support';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useState } from 'react';
import { windowsByDay } from './call-windows.ts';

/** The country of another number: the account's at first, else the visitor's, where its phones are known. */
function useCountry(countries: readonly PhoneCountry[], ofAccount: string) {
  const { currentCountryCode, countryCode } = useStore(usePlugin().config.core);
  const [chosen, choose] = useState<string>();
  const country =
    [chosen, ofAccount, currentCountryCode, countryCode]
      .map((code) => countries.find(({ country_code: known }) => known === code))
      .find((each) => each !== undefined) ?? countries[0];
  return { country, choose };
}

/** What is typed and chosen for a call, each with what it is at first, and the request that it makes. */
export function useCallForm(answer: CallsAnswer, countries: readonly PhoneCountry[]) {
  const { i18n } = usePlugin();
  const [topic, setTopic] = useState<SupportTopic>('account');
  const [isOther, setOther] = useState(answer.phone === '');
  const [number, setNumber] = useState('');
  const { country, choose } = useCountry(countries, answer.country.toLowerCase());
  const [chosenDay, setDay] = useState<string>();
  const [chosenFrom, setFrom] = useState<number>();
  const [chosenLanguage, setLanguage] = useState<string>();

  const byDay = windowsByDay(answer.windows, i18n);
  const days = [...byDay.keys()];
  // A window may have gone while the form was open.
  const day = days.find((each) => each === chosenDay) ?? days[0] ?? '';
  const windows = byDay.get(day) ?? [];
  const from = (windows.find((each) => each.from === chosenFrom) ?? windows[0])?.from;
  const language =
    chosenLanguage ??
    answer.languages.find((each) => each === i18n.language) ??
    answer.languages[0] ??
    i18n.language;
  const digits = typedDigits(number);

  return {
    topic,
    setTopic,
    isOther,
    setOther,
    number,
    setNumber,
    country,
    chooseCountry: choose,
    byDay,
    day,
    setDay,
    windows,
    from,
    setFrom,
    language,
    setLanguage,
    /** Undefined while a number is missing, or there is no window. */
    request: (): RequestCall | undefined => {
      if (from === undefined || (isOther && (digits === '' || country === undefined))) {
        return undefined;
      }
      const phone =
        isOther && country !== undefined ? { code: country.tel_code, number: digits } : undefined;
      return { topic, from, language, ...(phone !== undefined && { phone }) };
    },
  };
}

export type CallForm = ReturnType<typeof useCallForm>;
