import {
  type ChangePersonalData,
  PersonalData,
  PersonalDataDraft,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';
import { PERSONAL_DATA } from '../account/personal-data.resource.ts';

const DRAFT = `${PERSONAL_DATA}/draft`;

/** What the player has filled in and not saved: on the server, for any device of theirs and no other person. */
export const draftResource = defineResource({
  name: 'office.personal-data-draft',
  path: (_parameters: Record<string, never>) => DRAFT,
  schema: PersonalDataDraft,
  authentication: 'required',
});

/** Stores the draft, also if the page is left meanwhile. */
export function storeDraft(http: Http, body: PersonalDataDraft) {
  return http.request({
    method: 'PUT',
    path: DRAFT,
    body,
    outlivesPage: true,
    schema: PersonalDataDraft,
    authentication: 'required',
  });
}

/** Saves the data; the draft is deleted with it. */
export function savePersonalData(http: Http, body: ChangePersonalData) {
  return http.request({
    method: 'PATCH',
    path: PERSONAL_DATA,
    body,
    schema: PersonalData,
    authentication: 'required',
  });
}
