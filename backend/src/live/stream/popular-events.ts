import type { Sport } from '@touchline/domain/markets';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { InterestOf } from './interest-of.ts';
import { isDecided, mainPrices } from './decided.ts';
import { isListed } from './top-events.ts';

/** The featured match and the list below it, in which no sport and not what is live takes all places. */
const PLACES = 9;
const LIVE_PLACES = 4;
/** By sport, the one with most followers first; those not named have none: their lists show them. */
const SPORT_PLACES: Readonly<Partial<Record<Sport, number>>> = {
  football: 5,
  tennis: 3,
  basketball: 2,
  'ice-hockey': 2,
  volleyball: 1,
  cricket: 1,
};
const SPORTS = Object.keys(SPORT_PLACES);

function placesOf(sport: Sport): number {
  return SPORT_PLACES[sport] ?? 0;
}

/** How long before its start a match may be popular, ms. */
const AHEAD = 36 * 60 * 60_000;
/**
 * A favourite's price under which an event is as good as decided, for one that is shown already and for
 * others: a shop window has no dead prices, and one that moves about the border does not come and go.
 */
const DECIDED = { shown: 1.12, new: 1.25 };

export interface PopularChoice {
  readonly interest: InterestOf;
  /** Milliseconds since epoch. */
  readonly now: number;
  /** The choice before this one. */
  readonly shown: readonly number[];
}

function isCandidate(event: BookEvent, { now, shown }: PopularChoice): boolean {
  const isShown = shown.includes(event.id);
  if (!isListed(event, event.section) || event.startsAt > now + AHEAD) {
    return false;
  }
  const prices = mainPrices(event);
  const isOffered = prices.some((price) => price !== undefined);
  return (isOffered || isShown) && !isDecided(prices, DECIDED[isShown ? 'shown' : 'new']);
}

function compareWorth(interest: InterestOf) {
  return (left: BookEvent, right: BookEvent): number =>
    left.champ.tier - right.champ.tier ||
    interest(right.id) - interest(left.id) ||
    SPORTS.indexOf(left.sport) - SPORTS.indexOf(right.sport) ||
    Number(left.section === 'line') - Number(right.section === 'line') ||
    // The minute of a match says nothing of its worth.
    (left.section === 'line' ? left.startsAt - right.startsAt : 0) ||
    left.id - right.id;
}

/**
 * The ids of the site's popular matches, live and upcoming together: best known competition first, then
 * those that were bet on most lately, then the sport with most followers. None is decided, and all have prices when they are chosen.
 */
export function choosePopularEvents(
  events: Iterable<BookEvent>,
  choice: PopularChoice,
): readonly number[] {
  const candidates = [...events].filter((event) => isCandidate(event, choice));
  candidates.sort(compareWorth(choice.interest));
  const taken = new Map<Sport | 'live', number>();
  const chosen: number[] = [];
  for (const { id, sport, section } of candidates) {
    const ofSport = taken.get(sport) ?? 0;
    const ofLive = taken.get('live') ?? 0;
    const isLive = section === 'live';
    if (ofSport >= placesOf(sport) || (isLive && ofLive >= LIVE_PLACES)) {
      continue;
    }
    taken.set(sport, ofSport + 1);
    taken.set('live', ofLive + Number(isLive));
    chosen.push(id);
    if (chosen.length === PLACES) {
      break;
    }
  }
  return chosen;
}
