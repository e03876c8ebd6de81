import type { OwnSession } from '@touchline/contracts/identity';
import { useState } from 'react';
import { Badge, Button } from '@touchline/ui';
import { readPlayerSessions } from '../api/player-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { May } from '../session/may.tsx';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import { EndSessions } from './end-sessions.tsx';
import { PagedBlock } from './paged-block.tsx';
import styles from './players.module.css';

/** A sign-in: with what, from where and when, and how it ended. */
function SessionRow({
  session,
  onEnd,
}: {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}) {
  const { t, moment } = useTexts();
  const { device, browser, system, network, country, startedAt, lastSeenAt, end } = session;
  const place = [network, country].filter((text) => text !== undefined);
  const what = [browser, system].filter((text) => text !== undefined);
  return (
    <>
      <div className={styles.line}>
        <span className={styles.main}>
          <bdi>{what.join(', ') || t(`players.sessions.device.${device}`)}</bdi>
        </span>
        {end === undefined ? (
          <Badge tone="success">{t('players.sessions.live')}</Badge>
        ) : (
          <span className={styles.muted}>{t(`players.sessions.ended.${end.how}`)}</span>
        )}
      </div>
      <p className={styles.muted}>
        {place.length > 0 && (
          <>
            <bdi dir="ltr">{place.join(', ')}</bdi>
            {' · '}
          </>
        )}
        {t('players.sessions.time', {
          start: isolate(moment(startedAt)),
          seen: isolate(moment(lastSeenAt)),
        })}
      </p>
      {end === undefined && (
        <May permission="players.end-sessions">
          <div>
            <Button size="small" variant="quiet" onClick={onEnd}>
              {t('players.sessions.endOne')}
            </Button>
          </div>
        </May>
      )}
    </>
  );
}

/** A player's sign-ins, and ending them. */
export function SessionsBlock({
  playerId,
  onChanged,
}: {
  readonly playerId: string;
  readonly onChanged: () => void;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const [ending, setEnding] = useState<{ readonly id: string | undefined }>();
  const close = () => {
    setEnding(undefined);
    onChanged();
  };
  return (
    <>
      <PagedBlock
        playerId={playerId}
        name="sessions"
        read={async (cursor) => {
          const { sessions, nextCursor } = await readPlayerSessions({ playerId, cursor });
          return { rows: sessions, nextCursor };
        }}
        keyOf={({ id }) => id}
        render={(session) => (
          <SessionRow session={session} onEnd={() => setEnding({ id: session.id })} />
        )}
      >
        <May permission="players.end-sessions">
          <div>
            <Button size="small" onClick={() => setEnding({ id: undefined })}>
              {t('players.sessions.endAll')}
            </Button>
          </div>
        </May>
      </PagedBlock>
      {ending !== undefined && (
        <EndSessions
          playerId={playerId}
          sessionId={ending.id}
          onClose={close}
          onDone={() => {
            notify({ tone: 'success', title: t('players.done') });
            close();
          }}
        />
      )}
    </>
  );
}
