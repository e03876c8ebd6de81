import { useQuery } from '@tanstack/react-query';
import { Badge } from '@touchline/ui';
import { readPlayerDocuments, readPlayerMessages } from '../api/player-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { RequestDocument } from '../verification/request-document.tsx';
import { RepeatCheck } from '../verification/repeat-check.tsx';
import { CheckRow } from './check-row.tsx';
import { PagedBlock, PLAYER_KEY } from './paged-block.tsx';
import styles from './players.module.css';

interface BlockProps {
  readonly playerId: string;
}

/** What the house has written to a player. */
export function MessagesBlock({ playerId }: BlockProps) {
  const { t, moment, language } = useTexts();
  return (
    <PagedBlock
      playerId={playerId}
      name="messages"
      read={async (cursor) => {
        const { messages, nextCursor } = await readPlayerMessages({ playerId, cursor, language });
        return { rows: messages, nextCursor };
      }}
      keyOf={({ id }) => id}
      render={({ kind, title, body, createdAt, isRead }) => (
        <>
          <p className={styles.main}>
            <bdi>{title}</bdi>
          </p>
          <p className={styles.note}>
            <bdi>{body}</bdi>
          </p>
          <p className={styles.muted}>
            {[
              t(`players.messages.kind.${kind}`),
              moment(createdAt),
              t(isRead ? 'players.messages.read' : 'players.messages.unread'),
            ].join(' · ')}
          </p>
        </>
      )}
    />
  );
}

const STATE_TONES = {
  needed: 'neutral',
  checking: 'warning',
  accepted: 'success',
  expiring: 'warning',
  refused: 'danger',
  expired: 'danger',
} as const;

/** How far a player's verification is. Pictures are looked at in the queue, where each look is recorded. */
export function DocumentsBlock({
  playerId,
  onChanged,
}: BlockProps & { readonly onChanged: () => void }) {
  const { t } = useTexts();
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'documents'],
    queryFn: () => readPlayerDocuments(playerId),
  });
  const { documents = [], check } = loaded.data?.verification ?? {};
  return (
    <Panel title={t('players.documents')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      <ul className={styles.rows}>
        {check !== undefined && <CheckRow check={check} />}
        {documents.map(({ kind, state, reason, expiresOn }) => (
          <li key={kind} className={styles.row}>
            <div className={styles.line}>
              <span>{t(`verification.kind.${kind}`)}</span>
              <Badge tone={STATE_TONES[state]}>{t(`verification.state.${state}`)}</Badge>
            </div>
            {(reason ?? expiresOn) !== undefined && (
              <p className={styles.muted}>
                {[
                  ...(reason === undefined ? [] : [t(`verification.causes.${reason}`)]),
                  ...(expiresOn === undefined
                    ? []
                    : [`${t('verification.expiresOn')}: ${expiresOn}`]),
                ].join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ViewLink path="/verification" className={styles.link}>
          {t('players.toVerification')}
        </ViewLink>
        <May permission="verification.request">
          <RequestDocument playerId={playerId} onDone={onChanged} />
          {check !== undefined && <RepeatCheck playerId={playerId} onDone={onChanged} />}
        </May>
      </div>
    </Panel>
  );
}
