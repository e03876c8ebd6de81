import { ReminderAnswer } from '@touchline/contracts/care';
import { defineResource, type Http } from '@touchline/plugin-api';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';

const PATH = `${LIMIT_SERVICE}/reminder`;

/** What the player is to be reminded of now. */
export const reminderResource = defineResource({
  name: 'responsible-gaming.reminder',
  path: (_parameters: Record<string, never>) => PATH,
  schema: ReminderAnswer,
  authentication: 'required',
});

/** Notes that a reminder was shown: it comes again when its time has passed. */
export function noteReminder(http: Http, kind: NonNullable<ReminderAnswer['kind']>) {
  return http.request({
    method: 'POST',
    path: PATH,
    body: { kind },
    schema: ReminderAnswer,
    authentication: 'required',
  });
}
