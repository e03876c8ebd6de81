import type { VirtualTennisCard } from '@touchline/domain/virtuals';
import type { PricingSettings } from '../pricing/pricing-settings.ts';
import type { PricedMarket } from '../sport-model.ts';
import { createTennisModel } from '../tennis/tennis-model.ts';

const SPAN = 2 ** 32;
/** A market of one game: whoever bets on a round bets on all of it. */
const OF_A_GAME = /^tennis-s\d-game-winner/;

/** Prices virtual tennis by the chain of points on serve that prices tennis; the home side serves first. */
export function createVirtualTennisPricer(): (
  card: VirtualTennisCard,
  settings: PricingSettings,
) => readonly PricedMarket[] {
  const model = createTennisModel();
  return ({ home, away }, settings) =>
    model
      .priceMatch({
        state: model.newMatch({ bestOf: 3, first: 'home' }),
        strengths: {
          sport: 'tennis',
          homeServe: home.serve / SPAN,
          awayServe: away.serve / SPAN,
        },
        settings,
      })
      .filter(({ marketKey }) => !OF_A_GAME.test(marketKey));
}
