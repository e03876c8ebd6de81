import {
  EndedSessionsAnswer,
  OwnSessionsAnswer,
  SessionHistoryAnswer,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';
import { withQuery } from '../history/with-query.ts';

const PATH = '/web-api/auth/v1/sessions';

/** Where the player is signed in now. */
export const liveSessionsResource = defineResource({
  name: 'office.live-sessions',
  path: (_parameters: Record<string, never>) => PATH,
  schema: OwnSessionsAnswer,
  authentication: 'required',
});

/** A page of the sign-ins of the last 12 months within a filter, the newest first. */
export const sessionHistoryResource = defineResource({
  name: 'office.session-history',
  path: ({ filter, before }: { readonly filter: string; readonly before?: string }) =>
    withQuery(`${PATH}/history`, [filter, before === undefined ? '' : `before=${before}`]),
  schema: SessionHistoryAnswer,
  authentication: 'required',
});

/** Signs the player out of one session. */
export async function endSession(http: Http, id: string): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/end`,
    body: { id },
    schema: EndedSessionsAnswer,
    authentication: 'required',
  });
}

/** Signs the player out everywhere but here. */
export async function endOtherSessions(http: Http): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/end-others`,
    schema: EndedSessionsAnswer,
    authentication: 'required',
  });
}
