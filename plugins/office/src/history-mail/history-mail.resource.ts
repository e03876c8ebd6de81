import { HistoryMailsAnswer, type MailHistory } from '@touchline/contracts/history';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/messages-api/v1/history-mails';
/** A mail is sent within seconds. */
const REFRESH_MS = 5_000;

/** Where histories go, and those that were requested within a day. */
export const historyMailsResource = defineResource({
  name: 'office.history-mails',
  path: (_parameters: Record<string, never>) => PATH,
  schema: HistoryMailsAnswer,
  authentication: 'required',
  interval: REFRESH_MS,
});

/** Requests a history by mail. A key is one request, however often it is sent. */
export function requestHistory(http: Http, body: MailHistory, key: string) {
  return http.request({
    method: 'POST',
    path: PATH,
    body,
    schema: HistoryMailsAnswer,
    authentication: 'required',
    idempotencyKey: key,
  });
}
