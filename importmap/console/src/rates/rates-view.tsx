import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { searchIcon } from '@touchline/ui/icons';
import { readRates } from '../api/rate-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import lists from '../list/list.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { BASE, RATES_KEY, useCurrencyName } from './rate-texts.ts';
import styles from './rates.module.css';

/** The exchange rates in effect, found by code or name; each leads to its history. */
export function RatesView() {
  const { t } = useTexts();
  const nameOf = useCurrencyName();
  const [typed, setTyped] = useState('');
  const loaded = useQuery({ queryKey: [RATES_KEY], queryFn: readRates });
  const { day = '', source = '', rates } = loaded.data ?? {};
  const sought = typed.trim().toLocaleLowerCase();
  const found = Object.entries(rates ?? {})
    .filter(([currency]) => currency !== BASE)
    .filter(([currency]) => `${currency} ${nameOf(currency)}`.toLocaleLowerCase().includes(sought))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return (
    <Page title={t('rates.title')} text={t('rates.text')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {rates !== undefined && (
        <>
          <p>{t('rates.since', { day, source })}</p>
          <search className={styles.search}>
            <TextField
              label={t('rates.search')}
              autoComplete="off"
              maxLength={50}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </search>
          {found.length === 0 && <EmptyState path={searchIcon} title={t('rates.notFound')} />}
          <ul className={lists.list}>
            {found.map(([currency, rate]) => (
              <li key={currency} className={lists.entry}>
                <ViewLink className={styles.row} path={`/rates/${currency}`}>
                  <span>
                    <strong>{currency}</strong> <bdi>{nameOf(currency)}</bdi>
                  </span>
                  <span className={styles.rate} dir="ltr">
                    {rate}
                  </span>
                </ViewLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
