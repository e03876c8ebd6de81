import { BonusesAnswer } from '@touchline/contracts/money';
import { defineResource } from '@touchline/plugin-api';

/** The player's bonuses, the newest first. */
export const bonusesResource = defineResource({
  name: 'office.bonuses',
  path: (_parameters: Record<string, never>) => '/wallet-api/v1/bonuses',
  schema: BonusesAnswer,
  authentication: 'required',
  interval: 30_000,
});
