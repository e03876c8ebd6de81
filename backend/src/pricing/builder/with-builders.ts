import { BUILDER_MARKET, builderParts } from '@touchline/domain/markets';
import type { BookEvent, FindJoint } from '../book/book-event.ts';
import type { MarketBook } from '../book/market-book.ts';
import type { OutcomeView } from '../book/view-outcome.ts';
import { type BuilderView, type PartView, viewBuilder } from './builder-view.ts';
import { createTimeBudget, type TimeBudget } from './time-budget.ts';

/** Builders of one pricing of an event, which many may ask for: by outcome id and the parts' prices. */
type Known = Map<string, BuilderView>;

/** As many are remembered of one pricing; beyond them they are computed again. */
const MOST_KNOWN = 200;

function partsIn(
  book: MarketBook,
  { id }: BookEvent,
  code: string,
): readonly PartView[] | undefined {
  return builderParts(code)?.map((part) => {
    const outcome = book.getOutcome(`${id}~${part.marketKey}~${part.outcomeCode}`);
    return { ...part, price: outcome?.status === 'open' ? outcome.price : undefined };
  });
}

/** The markets of an event stop and end together, and its builders with them; without a price they are closed. */
function statusOf(
  { markets }: BookEvent,
  { builder, parts }: { builder: BuilderView | undefined; parts: readonly PartView[] },
): Pick<OutcomeView, 'status' | 'reason' | 'version'> {
  const all = [...markets.values()];
  const version = all.reduce((latest, market) => Math.max(latest, market.version), 0);
  // What operators suspend of an event stops the builders that have it, no others.
  const stopped =
    all.find(({ status, reason }) => status !== 'open' && reason !== 'operator') ??
    parts
      .flatMap(({ marketKey }) => markets.get(marketKey) ?? [])
      .find(({ status }) => status !== 'open');
  const offered =
    builder === undefined
      ? ({ status: 'suspended', reason: 'price-unavailable' } as const)
      : ({ status: builder.price === undefined ? 'closed' : 'open', reason: undefined } as const);
  const { status, reason } = stopped ?? offered;
  return { status, reason, version };
}

/** What pricing builders may take of the thread that answers requests. */
const SHARE_OF_THREAD = 0.25;

function createViews(
  budget: TimeBudget,
): (
  event: BookEvent,
  builder: { readonly outcomeId: string; readonly parts: readonly PartView[] },
) => BuilderView | undefined {
  const remembered = new WeakMap<FindJoint, Known>();
  return ({ findJoint }, { outcomeId, parts }) => {
    if (findJoint === undefined) {
      return viewBuilder(parts, () => undefined);
    }
    const known: Known = remembered.get(findJoint) ?? new Map<string, BuilderView>();
    remembered.set(findJoint, known);
    const key = [outcomeId, ...parts.map(({ price }) => price ?? '')].join(' ');
    const view = known.get(key) ?? budget.spend(() => viewBuilder(parts, findJoint));
    if (view !== undefined && known.size < MOST_KNOWN) {
      known.set(key, view);
    }
    return view;
  };
}

/** An outcome that may be several selections as one leg. */
export type BuiltOutcomeView = OutcomeView & { readonly builder?: BuilderView | undefined };

/** A book whose outcomes are also those of builders. */
export interface BookWithBuilders extends MarketBook {
  getOutcome(outcomeId: string): BuiltOutcomeView | undefined;
}

/**
 * A book that also knows what several selections of an event cost as one leg, `1042~builder~<parts>`. Where more
 * are asked for than there is time to price, those beyond are suspended for a moment.
 */
export function withBuilders<Book extends MarketBook>(
  book: Book,
  budget: TimeBudget = createTimeBudget({ share: SHARE_OF_THREAD }),
): BookWithBuilders & Book {
  const viewOf = createViews(budget);

  function getBuilder(outcomeId: string): BuiltOutcomeView | undefined {
    const [id, , outcomeCode = '', ...rest] = outcomeId.split('~');
    const event = book.event(Number(id));
    const parts = event && rest.length === 0 ? partsIn(book, event, outcomeCode) : undefined;
    if (event === undefined || parts === undefined) {
      return undefined;
    }
    const builder = viewOf(event, { outcomeId, parts });
    return {
      outcomeId,
      marketKey: BUILDER_MARKET,
      outcomeCode,
      price: builder?.price,
      marketPrices: [builder?.price],
      marketIndex: 0,
      ...statusOf(event, { builder, parts }),
      isLive: event.section === 'live',
      event,
      builder,
    };
  }

  return {
    ...book,
    getOutcome: (outcomeId) =>
      outcomeId.split('~', 2)[1] === BUILDER_MARKET
        ? getBuilder(outcomeId)
        : book.getOutcome(outcomeId),
  };
}
