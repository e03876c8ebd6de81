import type { InboxMessage, MessageBox } from '@touchline/contracts/messages';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, EmptyState, NoticeBanner } from '@touchline/ui';
import { mailIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import {
  actOnMessages,
  type MessageAct,
  messagesResource,
  unreadResource,
} from './messages.resource.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { useOlder, withOlder } from './use-older.ts';

/** What is done on the server, after which the messages and their count are the server's. */
function useActs() {
  const { http, resources } = usePlugin();
  const { busy, error, run } = useRequest();
  const [failure, setFailure] = useState<unknown>();
  async function make(act: MessageAct, onDone: () => void): Promise<void> {
    await actOnMessages(http, act);
    onDone();
    resources.invalidate(messagesResource.name);
    resources.invalidate(unreadResource.name);
  }
  return {
    busy,
    error: error ?? failure,
    /** One of a button: a second press meanwhile does nothing. */
    act: (act: MessageAct, onDone: () => void) => void run(() => make(act, onDone)),
    /** Messages that are opened one after the other are all read. */
    read: (id: string, onDone: () => void) => {
      setFailure(undefined);
      make({ kind: 'read', id }, onDone).catch(setFailure);
    },
  };
}

/** What reading one message makes of those shown, or reading all. */
function asRead(id?: string) {
  return (shown: readonly InboxMessage[]) =>
    shown.map((message) =>
      id === undefined || message.id === id ? { ...message, isRead: true } : message,
    );
}

/** The messages of a folder, the latest first, and what can be done with them. */
export function MessageList({ box }: { readonly box: MessageBox }) {
  const { i18n } = usePlugin();
  const answer = useResource(messagesResource, { box });
  const { older, nextCursor, update, ...loading } = useOlder(box);
  const { busy, error, act, read } = useActs();
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('failed')} />;
  }
  const messages = withOlder(data.messages, older);
  const cursor = nextCursor(data.nextCursor);
  const [latest] = messages;
  const fault = error ?? loading.error;
  if (latest === undefined) {
    return <EmptyState path={mailIcon} title={i18n.t(`messages.none.${box}`)} />;
  }
  return (
    <div className={styles.list}>
      {box === 'inbox' && data.unread > 0 ? (
        <Button
          busy={busy}
          onClick={() => act({ kind: 'read-all', upTo: latest.id }, () => update(asRead()))}
        >
          {i18n.t('messages.readAll')}
        </Button>
      ) : undefined}
      {fault === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(fault)} />}
      <Card flush>
        <ul className={styles.messages} aria-label={i18n.t(`messages.box.${box}`)}>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isArchived={box === 'archive'}
              busy={busy}
              onOpen={() => read(message.id, () => update(asRead(message.id)))}
              onArchive={() =>
                act({ kind: 'archive', id: message.id, archived: box === 'inbox' }, () =>
                  update((shown) => shown.filter(({ id }) => id !== message.id)),
                )
              }
            />
          ))}
        </ul>
      </Card>
      {cursor === undefined ? undefined : (
        <Button wide busy={loading.busy} onClick={() => loading.more(messages, cursor)}>
          {i18n.t('more')}
        </Button>
      )}
    </div>
  );
}
