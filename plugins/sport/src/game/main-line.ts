/** A line of a market, such as "over or under 2.5", with the decimal prices of all its outcomes. */
export interface PricedLine {
  readonly marketKey: string;
  /** Undefined for an outcome that has no price at the moment. */
  readonly prices: readonly (string | undefined)[];
}

/** Number of lines that are shown at first. */
export const LINES_SHOWN = 3;
/** Fewer lines than this are all shown: a button in place of a single line saves no room. */
const LINES_TO_FOLD = LINES_SHOWN + 2;

/** The distance of a line from even: how far its likeliest and its least likely outcome are apart. */
function unevenness({ prices }: PricedLine): number | undefined {
  const chances = prices.map((price) => 1 / Number(price));
  return chances.length === 0 || chances.some(Number.isNaN)
    ? undefined
    : Math.max(...chances) - Math.min(...chances);
}

/**
 * The main line: the one whose prices are nearest to even, the lower of two that are equally near.
 * `undefined` while no line has all its prices.
 */
export function mainLine(lines: readonly PricedLine[]): string | undefined {
  let best: { readonly marketKey: string; readonly distance: number } | undefined;
  for (const line of lines) {
    const distance = unevenness(line);
    if (distance !== undefined && (best === undefined || distance < best.distance)) {
      best = { marketKey: line.marketKey, distance };
    }
  }
  return best?.marketKey;
}

/** The main line with its neighbours; the middle ones while there is no main line. */
function nearLines(lines: readonly PricedLine[]): readonly string[] {
  const keys = lines.map(({ marketKey }) => marketKey);
  const main = mainLine(lines);
  const middle = main === undefined ? Math.floor((keys.length - 1) / 2) : keys.indexOf(main);
  const last = Math.max(0, keys.length - LINES_SHOWN);
  const first = Math.min(Math.max(0, middle - Math.floor(LINES_SHOWN / 2)), last);
  return keys.slice(first, first + LINES_SHOWN);
}

/**
 * Keys of the lines to show before "more" is pressed, after a change. They stay as they are while the
 * main line is among them and all of them exist: a price that moves must not push another under the
 * finger. Answers `before` itself when nothing changes.
 * @param lines all lines of the market in their order
 */
export function nextShownLines(
  before: readonly string[] | undefined,
  lines: readonly PricedLine[],
): readonly string[] {
  const keys = lines.map(({ marketKey }) => marketKey);
  const main = mainLine(lines);
  const isFolded = keys.length >= LINES_TO_FOLD;
  if (
    before !== undefined &&
    before.every((key) => keys.includes(key)) &&
    before.length === (isFolded ? LINES_SHOWN : keys.length) &&
    (main === undefined || before.includes(main))
  ) {
    return before;
  }
  return isFolded ? nearLines(lines) : keys;
}
