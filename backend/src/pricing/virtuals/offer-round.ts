import { isOrderMarket, sportIds, findMarketType } from '@touchline/domain/markets';
import type { EventFacts } from '../book/book-event.ts';
import type { WritableBook } from '../book/market-book.ts';
import { slugOf } from '../book/slug.ts';
import {
  createVirtualFootballPricer,
  createVirtualTennisPricer,
  orderProbability,
  type PricedMarket,
  priceVirtualRace,
  virtualSettings,
  withExtraMargin,
} from '../models/index.ts';
import type { StoredRound } from './round-store.ts';
import type { Channel } from './virtual-data.ts';

const SIDELESS = { id: 0, name: '' };

function factsOf({ id, startsAt, card }: StoredRound, { champ, sport }: Channel): EventFacts {
  const facts = {
    id,
    sport,
    sportId: sportIds[sport],
    champ: { ...champ, country: 'world', tier: 9 },
    startsAt,
  };
  if (card.sport === 'virtual-greyhounds') {
    const competitors = card.runners.map((runner) => ({ id: runner.id, name: runner.name }));
    return {
      ...facts,
      slug: champ.slug,
      home: { id: champ.id, name: champ.name },
      away: SIDELESS,
      outright: { from: startsAt, until: startsAt, competitors },
    };
  }
  const [home, away] = [card.home, card.away].map(({ id: side, name }) => ({ id: side, name }));
  return {
    ...facts,
    slug: slugOf(card.home.name, card.away.name),
    home: home ?? SIDELESS,
    away: away ?? SIDELESS,
  };
}

function toOffer({ marketKey, outcomes }: PricedMarket) {
  const [code = ''] = marketKey.split('@');
  return {
    key: marketKey,
    codes: findMarketType(code)?.kind.outcomes ?? outcomes.map((outcome) => outcome.code),
    prices: outcomes.map(({ price }) => price),
  };
}

/** Puts rounds into the book with their prices, which never move. */
export function createRoundOffers(book: WritableBook): {
  readonly offer: (round: StoredRound, channel: Channel) => void;
} {
  const priceFootball = createVirtualFootballPricer();
  const priceTennis = createVirtualTennisPricer();

  function offerRace(id: number, card: Parameters<typeof priceVirtualRace>[0]): void {
    const { markets, eachWay, runners, law } = priceVirtualRace(card);
    book.setState(id, { status: 'scheduled', ...(eachWay !== undefined && { eachWay }) });
    book.setJoint(id, ([part, ...others]) => {
      const probability =
        part === undefined || others.length > 0 || !isOrderMarket(part.marketKey)
          ? undefined
          : orderProbability({ runners }, law, {
              market: part.marketKey,
              outcomeCode: part.outcomeCode,
            });
      return probability === undefined ? undefined : Float64Array.of(1, probability);
    });
    book.offer(id, markets);
  }
  return {
    offer: (round, channel) => {
      const facts = factsOf(round, channel);
      book.add(facts, { status: 'scheduled' });
      const { card, id } = round;
      if (card.sport === 'virtual-greyhounds') {
        offerRace(id, card);
        return;
      }
      const settings = withExtraMargin(virtualSettings(), book.extraMargin(facts));
      const priced =
        card.sport === 'virtual-football'
          ? priceFootball(card, settings)
          : priceTennis(card, settings);
      book.offer(id, priced.map(toOffer));
    },
  };
}
