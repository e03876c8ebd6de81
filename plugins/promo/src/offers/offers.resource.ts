import { GROUP_INTERVAL, groupPath, groupsResponse } from '@touchline/contracts/configuration';
import { DepositBonusAnswer } from '@touchline/contracts/money';
import { defineResource } from '@touchline/plugin-api';
import * as z from 'zod/mini';

/** What of the site's rules is offered to everybody. */
const OfferedRules = {
  betting: z.object({
    hyperBonus: z.object({
      steps: z.array(z.object({ legs: z.number(), percent: z.number() })),
      minCoef: z.string(),
    }),
    dayExpresses: z.object({ isOffered: z.boolean(), bonusPercent: z.number() }),
  }),
  payments: z.object({
    firstDepositBonus: z.object({
      isOffered: z.boolean(),
      percent: z.number(),
      amounts: z.record(z.string(), z.object({ maximum: z.string(), minimumDeposit: z.string() })),
      wagerTimes: z.number(),
    }),
  }),
};

/** The site's rules for bets and deposits. */
export const rulesResource = defineResource({
  name: 'promo.rules',
  path: ({ language }: { readonly language: string }) =>
    groupPath(['betting', 'payments'], language),
  schema: groupsResponse(OfferedRules),
  interval: GROUP_INTERVAL,
  freshFor: GROUP_INTERVAL,
});

export type Rules = z.infer<z.ZodMiniObject<typeof OfferedRules>>;

/** What the player's first deposit brings. */
export const depositBonusResource = defineResource({
  name: 'promo.deposit-bonus',
  path: (_parameters: Record<string, never>) => '/wallet-api/v1/deposit-bonus',
  schema: DepositBonusAnswer,
  authentication: 'required',
});
