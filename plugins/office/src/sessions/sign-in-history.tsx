import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, SectionHeader } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { Rows } from '@touchline/ui/rows';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { SessionRow } from './session-row.tsx';
import { sessionHistoryResource } from './sessions.resource.ts';

interface HistoryPageProps {
  readonly before: string | undefined;
  /** Shows the next page below; undefined once it is shown. */
  readonly onMore: ((before: string) => void) | undefined;
}

function HistoryPage({ before, onMore }: HistoryPageProps) {
  const { i18n } = usePlugin();
  const answer = useResource(sessionHistoryResource, before === undefined ? {} : { before });
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { next } = data;
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

/** Every sign-in of the last 12 months, page below page. */
export function SignInHistory() {
  const { i18n } = usePlugin();
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Card>
      <SectionHeader title={i18n.t('sessions.history')} />
      <div className={styles.form}>
        {pages.map((before, index) => (
          <HistoryPage
            key={before ?? 'first'}
            before={before}
            onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </div>
    </Card>
  );
}
