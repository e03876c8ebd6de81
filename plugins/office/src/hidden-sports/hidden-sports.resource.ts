import { HiddenSports } from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/web-api/officeapi/v1/hidden-sports';

/** The sports that the player is not offered, by section. */
export const hiddenSportsResource = defineResource({
  name: 'office.hidden-sports',
  path: (_parameters: Record<string, never>) => PATH,
  schema: HiddenSports,
  authentication: 'required',
});

/** Keeps other sports as hidden in the place of those before; answers what is kept. */
export function saveHiddenSports(http: Http, sports: HiddenSports): Promise<HiddenSports> {
  return http.request({
    method: 'PUT',
    path: PATH,
    body: sports,
    schema: HiddenSports,
    authentication: 'required',
  });
}
