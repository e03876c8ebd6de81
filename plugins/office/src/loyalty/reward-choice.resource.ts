import { OfficeSettings } from '@touchline/contracts/identity';
import type { OptionalReward } from '@touchline/contracts/loyalty';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/web-api/officeapi/v1/settings';

/** What the player has chosen about bonuses and cashback, among the settings of the account. */
export const rewardChoiceResource = defineResource({
  name: 'office.reward-choice',
  path: (_parameters: Record<string, never>) => PATH,
  schema: OfficeSettings,
  authentication: 'required',
});

/** Whether the player takes part: they do until they turn it off. */
export function takesPart(settings: OfficeSettings, kind: OptionalReward): boolean {
  return settings[`${kind}Setting`]?.value ?? true;
}

/** Stores whether the player takes part in bonuses, or in cashback. */
export function chooseReward(http: Http, kind: OptionalReward, value: boolean) {
  return http.request({
    method: 'PATCH',
    path: PATH,
    body: { [`${kind}Setting`]: { id: kind, value } },
    schema: OfficeSettings,
    authentication: 'required',
  });
}
