import type { TradedEventAnswer } from '@touchline/contracts/trading';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { MarketRows } from './market-rows.tsx';
import { ScopeActs } from './scope-acts.tsx';
import styles from './trading.module.css';
import { useEventRisk, useTradedEvent } from './use-trading.ts';

/** What can be decided about the event, its competition and its sport. */
function WidePanel({ event, controls }: Pick<TradedEventAnswer, 'event' | 'controls'>) {
  const { t } = useTexts();
  const { id, sport, champ, home, away } = event;
  const name = away === '' ? home : `${home} – ${away}`;
  const rows = [
    { scope: `event:${id}`, label: name, kinds: ['suspension'] },
    { scope: `champ:${champ.id}`, label: champ.name, kinds: ['suspension', 'margin', 'stake'] },
    { scope: `sport:${sport}`, label: sport, kinds: ['suspension', 'margin', 'stake'] },
  ] as const;
  return (
    <Panel title={t('trading.wide')}>
      <ul className={styles.rows}>
        {rows.map(({ scope, label, kinds }) => (
          <li key={scope} className={styles.row} data-scope={scope}>
            <p className={styles.main}>
              <bdi>{label}</bdi>
            </p>
            <ScopeActs kinds={kinds} scope={scope} label={label} controls={controls} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** An event as operators trade it: what players see, what is decided, and what the house can lose. */
export function TradedEventView({ eventId }: { readonly eventId: string }) {
  const { t, moment } = useTexts();
  const loaded = useTradedEvent(eventId);
  const risk = useEventRisk(eventId).data;
  if (loaded.data === undefined) {
    return (
      <Page title={t('trading.event', { event: eventId })}>
        <Failure of={loaded} />
        <Loading of={loaded} />
      </Page>
    );
  }
  const { event, markets, controls } = loaded.data;
  const { sport, champ, home, away, startsAt, section } = event;
  return (
    <Page
      title={<bdi>{away === '' ? home : `${home} – ${away}`}</bdi>}
      text={[
        sport,
        champ.name,
        section === 'live' ? t('trading.live') : moment(startsAt),
        String(event.id),
      ].join(' · ')}
    >
      <WidePanel event={event} controls={controls} />
      <Panel title={t('trading.markets')} text={t('trading.marketsText')}>
        <MarketRows event={event} markets={markets} controls={controls} risk={risk} />
      </Panel>
    </Page>
  );
}
