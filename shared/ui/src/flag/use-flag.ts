import { useEffect, useState } from 'react';

/**
 * The address of a country's flag once it is here; undefined before, for a code that has none, and
 * without a network. Flags come after the page.
 * @param country ISO 3166 code, or that of a home nation: `gb-sct`
 */
export function useFlag(country: string | undefined): string | undefined {
  const [flag, setFlag] = useState<{ readonly country: string; readonly address: string }>();
  useEffect(() => {
    if (country === undefined) {
      return undefined;
    }
    let isWanted = true;
    void import('./load-flag.ts')
      .then(({ loadFlag }) => loadFlag(country.toLowerCase()))
      .then(
        (address) => {
          if (isWanted && address !== undefined) setFlag({ country, address });
        },
        // What the flag decorates is there without it.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [country]);
  return flag?.country === country ? flag?.address : undefined;
}
