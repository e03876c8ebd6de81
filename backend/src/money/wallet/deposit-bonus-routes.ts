import { BonusPopupAnswer } from '@touchline/contracts/identity';
import { DepositBonusAnswer, DepositBonusChoice } from '@touchline/contracts/money';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { chooseDepositBonus, readDepositBonus } from './deposit-bonus.ts';
import { depositBonusOffer, type DepositBonusSettings } from './deposit-bonus-offer.ts';

const PATH = '/wallet-api/v1/deposit-bonus';
const TAGS = { tags: ['wallet'] };

/** The bonus of a first deposit: a player's status for it, their choice, and the dialog's words. */
export function registerDepositBonusRoutes(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly settings: () => Promise<DepositBonusSettings>;
    /** Whether the registration requested a sport bonus. */
    readonly isAskedBefore: () => Promise<boolean>;
  },
): void {
  const { pool, clock } = options;
  const read = async (playerId: string) => {
    const settings = await options.settings();
    return readDepositBonus(pool, playerId, {
      offerIn: (currency) => depositBonusOffer(settings, currency),
      isAskedBefore: await options.isAskedBefore(),
    });
  };

  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: DepositBonusAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return read(playerOf(request).id);
    },
  );

  app.put(
    PATH,
    {
      preHandler: app.requirePlayer,
      config: rateClass('money'),
      schema: { ...TAGS, body: DepositBonusChoice, response: { 200: DepositBonusAnswer } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const { accepted } = request.body;
      await chooseDepositBonus(pool, { playerId, accepted, at: clock() });
      return read(playerId);
    },
  );

  app.get(
    '/web-api/officeapi/v1/bonus-popup-information',
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: BonusPopupAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { state, offer } = await read(playerOf(request).id);
      const isShown = state === 'offered' || state === 'available';
      return { bonusPopupInformation: isShown && offer ? offer : null };
    },
  );
}
