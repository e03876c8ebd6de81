import {
  type ChooseContact,
  ContactPreferences,
  type QuietTimes,
} from '@touchline/contracts/contact-preferences';
import { defineResource, type Http } from '@touchline/plugin-api';

const PREFERENCES = '/messages-api/v1/preferences';

/** How the player may be contacted. */
export const contactResource = defineResource({
  name: 'office.contact-preferences',
  path: (_parameters: Record<string, never>) => PREFERENCES,
  schema: ContactPreferences,
  authentication: 'required',
});

/** Chooses whether to be written to about a topic on a channel. */
export function chooseContact(http: Http, choice: ChooseContact) {
  return http.request({
    method: 'PUT',
    path: `${PREFERENCES}/choice`,
    body: choice,
    schema: ContactPreferences,
    authentication: 'required',
  });
}

/** Sets the hours without mail that can wait, or none. */
export function setQuietHours(http: Http, quiet: QuietTimes | undefined) {
  return http.request({
    method: 'PUT',
    path: `${PREFERENCES}/quiet-hours`,
    body: { quiet },
    schema: ContactPreferences,
    authentication: 'required',
  });
}
