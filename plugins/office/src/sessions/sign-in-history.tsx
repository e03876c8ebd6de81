import { SessionExport } from '@touchline/contracts/identity';
import { filterParts } from '@touchline/domain/time';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, SectionHeader } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { Rows } from '@touchline/ui/rows';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { ExportHistory } from '../history/export-history.tsx';
import { sessionChoiceOf } from './session-choice.ts';
import { SessionFilters } from './session-filters.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionHistoryResource } from './sessions.resource.ts';

interface HistoryPageProps {
  readonly filter: string;
  readonly before: string | undefined;
  /** Shows the next page below; undefined once it is shown. */
  readonly onMore: ((before: string) => void) | undefined;
}

function HistoryPage({ filter, before, onMore }: HistoryPageProps) {
  const { i18n } = usePlugin();
  const answer = useResource(
    sessionHistoryResource,
    before === undefined ? { filter } : { filter, before },
  );
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { next } = data;
  if (data.sessions.length === 0 && before === undefined) {
    return <p className={styles.muted}>{i18n.t('sessions.none')}</p>;
  }
  return (
    <>
      <Rows>
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            note={i18n.t('sessions.started', {
              time: i18n.dateTime(session.startedAt, 'date-time'),
            })}
          >
            <Badge tone={session.end === undefined ? 'success' : undefined}>
              {i18n.t(`sessions.how.${session.end?.how ?? 'alive'}`)}
            </Badge>
          </SessionRow>
        ))}
      </Rows>
      {next === undefined || onMore === undefined ? undefined : (
        <Button wide onClick={() => onMore(next)}>
          {i18n.t('more')}
        </Button>
      )}
    </>
  );
}

/** The pages of a filter, one below the other. */
function HistoryPages({ filter }: { readonly filter: string }) {
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  return pages.map((before, index) => (
    <HistoryPage
      key={before ?? 'first'}
      filter={filter}
      before={before}
      onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
    />
  ));
}

/** The sign-ins of the last 12 months within a filter, to be read or downloaded. */
export function SignInHistory({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { i18n } = usePlugin();
  const choice = sessionChoiceOf(query);
  const filter = new URLSearchParams(filterParts({ ...choice }, i18n.timeZone)).toString();
  return (
    <section>
      <SectionHeader title={i18n.t('sessions.history')} />
      <div className={styles.form}>
        <SessionFilters choice={choice} />
        <ExportHistory
          path="/web-api/auth/v1/sessions/history/export"
          schema={SessionExport}
          filter={filter}
          name="sessions"
        />
        <Card>
          <div className={styles.form}>
            <HistoryPages key={filter} filter={filter} />
          </div>
        </Card>
      </div>
    </section>
  );
}
