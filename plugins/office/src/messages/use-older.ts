import type { InboxMessage, MessageBox } from '@touchline/contracts/messages';
import { usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import { olderMessages } from './messages.resource.ts';

/** What was loaded of a folder below its first messages. */
interface Older {
  readonly messages: readonly InboxMessage[];
  readonly nextCursor: string | undefined;
}

const newest = (left: InboxMessage, right: InboxMessage) => Number(right.id) - Number(left.id);

/**
 * The messages of a folder: the first ones as they are now, and below them what was loaded, without a gap or a
 * repetition when messages come or go meanwhile.
 */
export function withOlder(
  first: readonly InboxMessage[],
  older: readonly InboxMessage[],
): readonly InboxMessage[] {
  const last = first.at(-1);
  const below = older.filter(({ id }) => last === undefined || Number(id) < Number(last.id));
  return [...first, ...below].toSorted(newest);
}

/** Loads what is below the first messages of a folder. */
export function useOlder(box: MessageBox) {
  const { http } = usePlugin();
  const [older, setOlder] = useState<Older>();
  const { busy, error, run } = useRequest();
  return {
    older: older?.messages ?? [],
    /** Whether anything was loaded: its cursor is then the one that counts. */
    nextCursor: (first: string | undefined) => (older === undefined ? first : older.nextCursor),
    busy,
    error,
    /** Loads what follows the messages that are shown. */
    more: (shown: readonly InboxMessage[], cursor: string) =>
      void run(async () => {
        const { messages, nextCursor } = await olderMessages(http, { box, cursor });
        setOlder({ messages: [...shown, ...messages], nextCursor });
      }),
    /** What an act has made of them. */
    update: (change: (messages: readonly InboxMessage[]) => readonly InboxMessage[]) =>
      setOlder((now) => now && { ...now, messages: change(now.messages) }),
  };
}
