import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@touchline/ui';
import { readRateHistory, readRates } from '../api/rate-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { Page, Panel } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { usePages } from '../app/use-pages.ts';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ChangeRate } from './change-rate.tsx';
import { BASE, RATES_KEY, useCurrencyName } from './rate-texts.ts';
import styles from './rates.module.css';

/** What a rate was, became, since when and by whom it was published. */
function History({ currency }: { readonly currency: string }) {
  const { t, moment } = useTexts();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [RATES_KEY, currency, cursor],
    queryFn: () => readRateHistory({ currency, cursor }),
  });
  const { changes, nextCursor } = loaded.data ?? {};
  const { showPrevious, showNext } = stepsFrom(nextCursor);
  return (
    <Panel title={t('rates.history')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {changes?.length === 0 && <p>{t('rates.never')}</p>}
      <ul className={styles.changes}>
        {changes?.map(({ id, day, source, setAt, rate, before }) => (
          <li key={id}>
            <p className={styles.rate}>
              <bdi dir="ltr">{before === undefined ? rate : `${before} → ${rate}`}</bdi>
            </p>
            <p className={styles.muted}>
              {t('rates.published', { day, source, when: moment(setAt) })}
            </p>
          </li>
        ))}
      </ul>
      <PageSteps showNewer={showPrevious} showOlder={showNext} size="small" />
    </Panel>
  );
}

/** The rate of one currency: what it is, how it became so, and its change. */
export function RateView({ currency }: { readonly currency: string }) {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const nameOf = useCurrencyName();
  const [isChanging, setChanging] = useState(false);
  const loaded = useQuery({ queryKey: [RATES_KEY], queryFn: readRates });
  const rate = loaded.data?.rates[currency];
  return (
    <Page
      title={`${currency} · ${nameOf(currency)}`}
      text={
        rate === undefined ? undefined : <bdi dir="ltr">{`1 ${BASE} = ${rate} ${currency}`}</bdi>
      }
      actions={
        loaded.data !== undefined && (
          <May permission="rates.publish">
            <Button variant="primary" onClick={() => setChanging(true)}>
              {t('rates.change')}
            </Button>
          </May>
        )
      }
    >
      <Failure of={loaded} />
      <History currency={currency} />
      {isChanging && (
        <ChangeRate
          currency={currency}
          before={rate}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            notify({ tone: 'success', title: t('rates.changed') });
            void client.invalidateQueries({ queryKey: [RATES_KEY] });
          }}
        />
      )}
    </Page>
  );
}
