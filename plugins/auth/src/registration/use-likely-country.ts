import { usePlugin, useStore } from '@touchline/plugin-api';
import { useState } from 'react';
import { COUNTRIES } from './countries.ts';
import { likelyCountry } from './likely-country.ts';

/** The chosen country and its setter, with the likeliest one chosen to begin with. */
export function useLikelyCountry(): [string, (country: string) => void] {
  const { config } = usePlugin();
  const { currentCountryCode, countryCode } = useStore(config.core);
  return useState(() =>
    likelyCountry({
      visitorCountry: currentCountryCode,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      languages: navigator.languages,
      siteCountry: countryCode,
      offered: COUNTRIES,
    }),
  );
}
