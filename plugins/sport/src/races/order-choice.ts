import { orderCode, type OrderMarket, runnersOf } from '@touchline/domain/markets';

export type OrderKind = 'forecast' | 'tricast';

/** What has been chosen: runners for places, in order, or some for any of them. */
export interface OrderChoice {
  /** The runner of each place, from the first; undefined where none is chosen. */
  readonly places: readonly (number | undefined)[];
  readonly any: readonly number[];
}

export const NO_CHOICE: OrderChoice = { places: [], any: [] };

const ANY_ORDER: Readonly<Record<OrderKind, OrderMarket>> = {
  forecast: 'reverse-forecast',
  tricast: 'combination-tricast',
};

/** How many places a bet of the kind is about. */
export function placesOfKind(kind: OrderKind): number {
  return runnersOf(kind).least;
}

/** Chooses a runner for a place, counted from 0, or takes it off again; a runner has one place, and no other way. */
export function choosePlace(choice: OrderChoice, place: number, runner: number): OrderChoice {
  const isOff = choice.places[place] === runner;
  const length = Math.max(choice.places.length, place + 1);
  const places = Array.from({ length }, (_, at) => {
    const before = choice.places[at];
    if (at === place) return isOff ? undefined : runner;
    return before === runner ? undefined : before;
  });
  return { places, any: [] };
}

/** Chooses a runner for any place, or takes it off again; as many as the market takes. */
export function chooseAny(choice: OrderChoice, kind: OrderKind, runner: number): OrderChoice {
  const isOff = choice.any.includes(runner);
  if (!isOff && choice.any.length >= runnersOf(ANY_ORDER[kind]).most) {
    return choice;
  }
  const any = isOff ? choice.any.filter((one) => one !== runner) : [...choice.any, runner];
  return { places: [], any };
}

/** The outcome that a choice is; undefined while it is not whole. */
export function orderOutcome(
  choice: OrderChoice,
  kind: OrderKind,
):
  | { readonly market: OrderMarket; readonly code: string; readonly runners: readonly number[] }
  | undefined {
  const count = placesOfKind(kind);
  if (choice.any.length >= count) {
    const market = ANY_ORDER[kind];
    return { market, code: orderCode(market, choice.any), runners: choice.any };
  }
  const runners = choice.places.filter((runner) => runner !== undefined);
  return runners.length === count
    ? { market: kind, code: orderCode(kind, runners), runners }
    : undefined;
}
