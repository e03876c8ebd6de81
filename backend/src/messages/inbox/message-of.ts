import type { BroadcastText } from '@touchline/contracts/broadcasts';
import {
  type InboxMessage,
  MESSAGE_ROUTES,
  type MessageKind,
  type MessageRoute,
} from '@touchline/contracts/messages';
import { textIn } from '@touchline/domain/messages';
import type { StoredMessage } from './inbox-store.ts';
import { type NoticeKind, noticeText } from '../notices/notice-text.ts';

/** The languages of a reader: the page's, and the one that a message falls back to. */
export interface ReadingLanguage {
  readonly language: string;
  readonly fallback: string;
}

function isRoute(route: string | null): route is MessageRoute {
  return MESSAGE_ROUTES.some((known) => known === route);
}

/** A message as its player reads it. */
export function messageOf(row: StoredMessage, reading: ReadingLanguage): InboxMessage {
  const { id, kind, notice, facts, texts, route, created_at: createdAt, read_at: readAt } = row;
  const common = {
    id,
    kind: kind as MessageKind,
    createdAt: createdAt.getTime(),
    isRead: readAt !== null,
  };
  if (notice !== null) {
    return {
      ...common,
      ...noticeText({
        kind: notice as NoticeKind,
        facts: (facts ?? {}) as Readonly<Record<string, unknown>>,
        language: reading.language,
      }),
    };
  }
  const text = textIn((texts ?? {}) as Readonly<Record<string, BroadcastText>>, reading);
  return {
    ...common,
    title: text?.title ?? '',
    body: text?.body ?? '',
    ...(isRoute(route) && text?.action !== undefined && { link: { route, text: text.action } }),
  };
}
