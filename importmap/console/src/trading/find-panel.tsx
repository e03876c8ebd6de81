import type { TradedEvent } from '@touchline/contracts/trading';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@touchline/ui';
import { SelectField, TextField } from '@touchline/ui/forms';
import { findTradedEvents } from '../api/trading-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Panel } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { usePages } from '../app/use-pages.ts';
import { useTexts } from '../texts/texts-context.ts';
import { ScopeActs } from './scope-acts.tsx';
import styles from './trading.module.css';
import { useControls } from './use-trading.ts';

function FoundEvent({ event }: { readonly event: TradedEvent }) {
  const { t, moment } = useTexts();
  const { id, sport, champ, home, away, section, startsAt, suspendedBy } = event;
  return (
    <li className={styles.row} data-event={id}>
      <div className={styles.grow}>
        <p className={styles.main}>
          <ViewLink path={`/trading/${id}`} className={styles.link}>
            <bdi>{away === '' ? home : `${home} – ${away}`}</bdi>
          </ViewLink>
        </p>
        <p className={styles.muted}>{[sport, champ.name, moment(startsAt)].join(' · ')}</p>
      </div>
      {section === 'live' && <Badge tone="live">{t('trading.live')}</Badge>}
      {suspendedBy.length > 0 && <Badge tone="danger">{t('trading.value.suspension')}</Badge>}
    </li>
  );
}

/** What can be decided about the sport that is chosen. */
function SportActs({ sport }: { readonly sport: string }) {
  const { t } = useTexts();
  const suspensions = useControls('suspension').controls ?? [];
  const margins = useControls('margin').controls ?? [];
  const stakes = useControls('stake').controls ?? [];
  return (
    <div className={styles.row}>
      <p className={styles.main}>{t('trading.wholeSport', { sport })}</p>
      <ScopeActs
        kinds={['suspension', 'margin', 'stake']}
        scope={`sport:${sport}`}
        label={sport}
        controls={[...suspensions, ...margins, ...stakes]}
      />
    </div>
  );
}

/** Finds events of the line by their names, and decides about whole sports. */
export function FindPanel() {
  const { t } = useTexts();
  const [query, setQuery] = useState('');
  const [sport, setSport] = useState('');
  const { cursor, restart, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: ['trading', 'events', query, sport, cursor],
    placeholderData: keepPreviousData,
    queryFn: () => findTradedEvents({ query, sport, cursor }),
  });
  const { events, sports = [], nextCursor } = loaded.data ?? {};
  const { showPrevious, showNext } = stepsFrom(nextCursor);
  return (
    <Panel title={t('trading.find.title')}>
      <div className={styles.search}>
        <TextField
          label={t('trading.find.query')}
          maxLength={80}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            restart();
          }}
        />
        <SelectField
          label={t('trading.find.sport')}
          options={[
            { value: '', text: t('trading.find.allSports') },
            ...sports.map((value) => ({ value, text: value })),
          ]}
          value={sport}
          onChange={({ target }) => {
            setSport(target.value);
            restart();
          }}
        />
      </div>
      {sport !== '' && <SportActs key={sport} sport={sport} />}
      <Failure of={loaded} />
      <Loading of={loaded} />
      {events?.length === 0 && <p className={styles.muted}>{t('trading.find.none')}</p>}
      <ul className={styles.rows}>
        {events?.map((event) => (
          <FoundEvent key={event.id} event={event} />
        ))}
      </ul>
      <PageSteps showNewer={showPrevious} showOlder={showNext} size="small" />
    </Panel>
  );
}
