/** A fair chance behind an implied one in a market with so much margin; falls as it grows. */
type WithoutMargin = (implied: number, margin: number) => number;

/** Margin multiplies the odds of every outcome by one factor. */
const byOddsRatio: WithoutMargin = (implied, margin) =>
  implied / ((1 + margin) * (1 - implied) + implied);

/** The same to first order, `implied = p + margin·p·(1 − p)`: a favourite carries more of it. */
const byFirstOrder: WithoutMargin = (implied, margin) => {
  const whole = 1 + margin;
  return (2 * implied) / (whole + Math.sqrt(whole * whole - 4 * margin * implied));
};

/** Prices are rounded down to a hundredth: before that they were less than this much higher. */
const ROUNDED_AWAY = 0.01;
const MOST_MARGIN = 1_000;
const STEPS = 60;

/**
 * The least chance of winning that a price and those beside it leave an outcome, once the margin is
 * taken out of its market: of two usual ways to spread margin the one that leaves it less, at the
 * highest price that rounds down to the one offered. "0" where the margin cannot be seen, since the
 * favourites have no price. Four decimals, rounded down, the same wherever it is computed.
 * @param market decimal prices of all outcomes of the market; undefined while one has none
 * @param at which of them
 */
export function fairChance(market: readonly (string | undefined)[], at: number): string {
  const price = Number(market[at] ?? 0);
  if (!(price > 1)) {
    return '0';
  }
  const own = 1 / (price + ROUNDED_AWAY);
  const implied = market.flatMap((text, index) =>
    text === undefined ? [] : [index === at ? own : 1 / Number(text)],
  );
  // Of a double chance two win: the chances of a market add up to its winners.
  const winners = Math.floor(sumOf(implied));
  if (winners < 1) {
    return '0';
  }
  const chances = [byOddsRatio, byFirstOrder].map((without) =>
    without(own, marginOf(implied, { winners, without })),
  );
  return (Math.floor(Math.min(...chances) * 10_000) / 10_000).toFixed(4);
}

/** Margin is the same share of every price: an outsider carries as much of it as a favourite. */
const byShare: WithoutMargin = (implied, margin) => implied / (1 + margin);

/**
 * The greatest chance of winning that a price and those beside it leave an outcome, once the margin is taken out of
 * its market: of three usual ways to spread margin the one that leaves it most, at the price offered and the highest
 * prices beside it that round down to theirs. "1" where the margin cannot be seen. Four decimals, rounded up. What a price may at most be raised to is judged by it.
 * @param market decimal prices of all outcomes of the market; undefined while one has none
 * @param at which of them
 */
export function greatestChance(market: readonly (string | undefined)[], at: number): string {
  const own = 1 / Number(market[at] ?? 0);
  const implied = market.flatMap((text, index) =>
    text === undefined ? [] : [index === at ? own : 1 / (Number(text) + ROUNDED_AWAY)],
  );
  const winners = Math.floor(sumOf(implied));
  if (implied.length < market.length || winners < 1 || !(own < 1)) {
    return '1';
  }
  const chances = [byShare, byOddsRatio, byFirstOrder].map((without) =>
    without(own, marginOf(implied, { winners, without })),
  );
  return (Math.ceil(Math.max(...chances) * 10_000) / 10_000).toFixed(4);
}

function marginOf(
  implied: readonly number[],
  { winners, without }: { readonly winners: number; readonly without: WithoutMargin },
): number {
  let low = 0;
  let high = MOST_MARGIN;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(implied.map((one) => without(one, middle))) > winners) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
