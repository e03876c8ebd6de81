import type { RiskEventsAnswer } from '@touchline/contracts/trading';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isPolled } from '../api/query-client.ts';
import { readRiskBets, readRiskEvents, readRiskPlayers } from '../api/trading-requests.ts';
import { Facts } from '../app/facts.tsx';
import { Page, Panel } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { usePages } from '../app/use-pages.ts';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import { RiskBets, RiskEvents, RiskPlayers } from './risk-tables.tsx';
import styles from './risk.module.css';

const EVERY_MS = 15_000;

/** All open bets in three figures. */
function Total({ total, currency }: Pick<RiskEventsAnswer, 'total' | 'currency'>) {
  const { t, number, language } = useTexts();
  const { bets, stakes, liability } = total;
  return (
    <Facts
      facts={{
        bets: number(bets),
        stakes: moneyText({ amount: stakes, currency, language }),
        liability: moneyText({ amount: liability, currency, language }),
      }}
      nameOf={(fact) => t(`risk.column.${fact}`)}
    />
  );
}

function EventsPanel() {
  const { t } = useTexts();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: ['risk', 'events', cursor],
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
    queryFn: (context) => readRiskEvents({ cursor, isPolling: isPolled(context) }),
  });
  const { data } = loaded;
  const { showPrevious, showNext } = stepsFrom(data?.nextCursor);
  return (
    <Panel title={t('risk.events.title')} text={t('risk.events.text')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {data !== undefined && <Total total={data.total} currency={data.currency} />}
      {data?.events.length === 0 && <p className={styles.muted}>{t('risk.none')}</p>}
      {data !== undefined && data.events.length > 0 && (
        <RiskEvents rows={data.events} currency={data.currency} />
      )}
      <PageSteps showNewer={showPrevious} showOlder={showNext} size="small" />
    </Panel>
  );
}

function BetsPanel() {
  const { t } = useTexts();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: ['risk', 'bets', cursor],
    placeholderData: keepPreviousData,
    queryFn: () => readRiskBets({ cursor }),
  });
  const { data } = loaded;
  const { showPrevious, showNext } = stepsFrom(data?.nextCursor);
  return (
    <Panel title={t('risk.bets.title')} text={t('risk.bets.text')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {data?.bets.length === 0 && <p className={styles.muted}>{t('risk.none')}</p>}
      {data !== undefined && data.bets.length > 0 && (
        <RiskBets rows={data.bets} currency={data.currency} />
      )}
      <PageSteps showNewer={showPrevious} showOlder={showNext} size="small" />
    </Panel>
  );
}

function PlayersPanel() {
  const { t } = useTexts();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: ['risk', 'players', cursor],
    placeholderData: keepPreviousData,
    queryFn: () => readRiskPlayers({ cursor }),
  });
  const { data } = loaded;
  const { showPrevious, showNext } = stepsFrom(data?.nextCursor);
  return (
    <Panel title={t('risk.players.title')} text={t('risk.players.text')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {data?.players.length === 0 && <p className={styles.muted}>{t('risk.none')}</p>}
      {data !== undefined && data.players.length > 0 && (
        <RiskPlayers rows={data.players} currency={data.currency} />
      )}
      <PageSteps showNewer={showPrevious} showOlder={showNext} size="small" />
    </Panel>
  );
}

/** What the house may lose on its open bets: by event, by bet and by player. */
export function RiskView() {
  const { t } = useTexts();
  return (
    <Page title={t('risk.title')} text={t('risk.text')}>
      <EventsPanel />
      <BetsPanel />
      <PlayersPanel />
    </Page>
  );
}
