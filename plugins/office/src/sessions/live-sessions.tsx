import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { Rows } from '@touchline/ui/rows';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { SessionRow } from './session-row.tsx';
import {
  endOtherSessions,
  endSession,
  liveSessionsResource,
  sessionHistoryResource,
} from './sessions.resource.ts';

/** Ends sessions, one request at a time, and reads them again. */
function useEnding() {
  const { http, i18n, notify, resources } = usePlugin();
  const [ending, setEnding] = useState<string>();
  const [error, setError] = useState<unknown>();

  async function end(id: string | 'others'): Promise<void> {
    if (ending !== undefined) {
      return;
    }
    setEnding(id);
    setError(undefined);
    try {
      await (id === 'others' ? endOtherSessions(http) : endSession(http, id));
      notify.show({ kind: 'success', id: 'sessions', message: i18n.t('sessions.ended') });
    } catch (failure) {
      setError(failure);
    } finally {
      setEnding(undefined);
      resources.invalidate(liveSessionsResource.name);
      resources.invalidate(sessionHistoryResource.name);
    }
  }
  return { ending, error, end };
}

/** Where the player is signed in, and the way out of each. */
export function LiveSessions() {
  const { i18n } = usePlugin();
  const answer = useResource(liveSessionsResource, {});
  const { ending, error, end } = useEnding();
  const { data } = answer;
  return (
    <Card>
      <SectionHeader title={i18n.t('sessions.live')} />
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : (
        <div className={styles.form}>
          <Rows>
            {data.sessions.map((session) => {
              const isCurrent = session.id === data.current;
              return (
                <SessionRow
                  key={session.id}
                  session={session}
                  note={i18n.t('sessions.seen', {
                    time: i18n.dateTime(session.lastSeenAt, 'date-time'),
                  })}
                  actions={
                    isCurrent ? undefined : (
                      <Button busy={ending === session.id} onClick={() => void end(session.id)}>
                        {i18n.t('sessions.end')}
                      </Button>
                    )
                  }
                >
                  {isCurrent ? <Badge tone="success">{i18n.t('sessions.this')}</Badge> : undefined}
                </SessionRow>
              );
            })}
          </Rows>
          {data.sessions.length > 1 ? (
            <Button wide busy={ending === 'others'} onClick={() => void end('others')}>
              {i18n.t('sessions.endOthers')}
            </Button>
          ) : undefined}
        </div>
      )}
    </Card>
  );
}
