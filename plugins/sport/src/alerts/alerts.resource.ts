import type { AlertsAnswer, AwaitPrice, FollowMatch } from '@touchline/contracts/alerts';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/messages-api/v1/alerts';

/** The bell is on the first screen of an event: the schema comes with the first request. */
const schemaOfAnswer = async () => (await import('./alerts-answer.ts')).AlertsAnswer;

/** The matches that the player follows, and the prices that they wait for. */
export const alertsResource = defineResource({
  name: 'sport.alerts',
  path: (_parameters: Record<string, never>) => BASE,
  schema: schemaOfAnswer,
  authentication: 'required',
  freshFor: 5_000,
});

async function put(
  http: Http,
  request: { readonly path: string; readonly body: object; readonly idempotencyKey?: string },
): Promise<AlertsAnswer> {
  const schema = await schemaOfAnswer();
  return http.request({ ...request, method: 'PUT', schema, authentication: 'required' });
}

/** Follows a match, or ends that without moments. It sets a state, so that a repetition changes nothing. */
export function followMatch(
  http: Http,
  { eventId, moments }: FollowMatch & { readonly eventId: number },
): Promise<AlertsAnswer> {
  return put(http, { path: `${BASE}/matches/${eventId}`, body: { moments } });
}

/** Waits for a price of an outcome, or ends that without one; once for a key. */
export function awaitPrice(
  http: Http,
  { key, ...body }: AwaitPrice & { readonly key: string },
): Promise<AlertsAnswer> {
  return put(http, { path: `${BASE}/prices`, body, idempotencyKey: key });
}
