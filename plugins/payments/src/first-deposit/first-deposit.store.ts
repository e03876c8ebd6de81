import { BonusPopupAnswer } from '@touchline/contracts/identity';
import { defineResource, perPlugin } from '@touchline/plugin-api';

/** What a first deposit brings. */
export const bonusPopup = defineResource({
  name: 'payments.bonus-popup',
  path: (_parameters: Record<string, never>) => '/web-api/officeapi/v1/bonus-popup-information',
  schema: BonusPopupAnswer,
  authentication: 'required',
  freshFor: 60_000,
});

/** Whether the offer was closed since the player signed in, in this tab. */
export const offerClosed = perPlugin(({ storage }) =>
  storage.open<boolean>({
    name: 'first-deposit-closed',
    version: 1,
    lifetime: 'session',
    initial: false,
    schema: { parse: (stored) => stored === true },
    isEmpty: (isClosed) => !isClosed,
  }),
);
