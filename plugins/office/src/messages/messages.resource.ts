import { type MessageBox, MessagesAnswer, UnreadAnswer } from '@touchline/contracts/messages';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/messages-api/v1';

/** The latest messages of a folder; pushes refresh them. */
export const messagesResource = defineResource({
  name: 'office.messages',
  path: ({ box }: { readonly box: MessageBox }) => `${BASE}/messages?box=${box}`,
  schema: MessagesAnswer,
  authentication: 'required',
});

/** How many messages the player has not opened; pushes refresh it, the interval is the fallback. */
export const unreadResource = defineResource({
  name: 'office.unread-messages',
  path: (_parameters: Record<string, never>) => `${BASE}/unread`,
  schema: UnreadAnswer,
  authentication: 'required',
  interval: 'userMessages',
});

/** Messages of a folder that follow the one of the cursor. */
export function olderMessages(
  http: Http,
  { box, cursor }: { readonly box: MessageBox; readonly cursor: string },
) {
  return http.request({
    path: `${BASE}/messages?box=${box}&cursor=${cursor}`,
    schema: MessagesAnswer,
    authentication: 'required',
  });
}

/** What a player does with messages: each sets a state, so that a repetition changes nothing. */
export type MessageAct =
  | { readonly kind: 'read'; readonly id: string }
  | { readonly kind: 'archive'; readonly id: string; readonly archived: boolean }
  | { readonly kind: 'read-all'; readonly upTo: string };

/** Does it on the server, for all devices. */
export function actOnMessages(http: Http, act: MessageAct) {
  const common = { schema: UnreadAnswer, authentication: 'required' } as const;
  switch (act.kind) {
    case 'read':
      return http.request({ ...common, method: 'PUT', path: `${BASE}/messages/${act.id}/read` });
    case 'archive':
      return http.request({
        ...common,
        method: 'PUT',
        path: `${BASE}/messages/${act.id}/archived`,
        body: { archived: act.archived },
      });
    case 'read-all':
      return http.request({
        ...common,
        method: 'POST',
        path: `${BASE}/read`,
        body: { upTo: act.upTo },
      });
  }
}
