import { SLOT_LINES, SLOT_PAYS, SLOT_STRIPS } from '../house/slot/tables.ts';

/** What all stops of the slot pay together. */
export interface CountedStops {
  readonly stops: number;
  /** In stakes of a line, as the next but one. */
  readonly paid: number;
  /** How many pay, and how many of them no more than the stake. */
  readonly paying: number;
  readonly notUp: number;
  readonly most: number;
  /** Of what a spin pays, in stakes. */
  readonly deviation: number;
  readonly paysOf: (stops: readonly number[]) => number;
}

const SYMBOLS = 'ABCDEFW';
const WILD = SYMBOLS.indexOf('W');
const TABLE = Object.values(SLOT_PAYS);
const STRIPS = SLOT_STRIPS.map((strip) => strip.map((symbol) => SYMBOLS.indexOf(symbol)));
const STOPS = 24;

const at = (reel: number, stop: number, line: number) =>
  STRIPS[reel]?.[(stop + (SLOT_LINES[line]?.[reel] ?? 0)) % STOPS] ?? -1;

/** Of a reel and its stop the symbol on each line. */
const ON_LINES = STRIPS.map((_strip, reel) =>
  Array.from({ length: STOPS }, (_nothing, stop) =>
    SLOT_LINES.map((_rows, line) => at(reel, stop, line)),
  ),
);

interface Alive {
  readonly symbol: number;
  readonly line: number;
}

/** The lines that go on over one more reel; the others. */
function goOn(alive: readonly Alive[], reel: number, stop: number): readonly Alive[] {
  const shown = ON_LINES[reel]?.[stop] ?? [];
  return alive.filter(({ symbol, line }) => shown[line] === symbol || shown[line] === WILD);
}

const sumOf = (alive: readonly Alive[], place: number) =>
  alive.reduce((sum, { symbol }) => sum + (TABLE[symbol]?.[place] ?? 0), 0);

/** Reel after reel with the lines that are still alive, apart from how the rules count a window. */
export function countStops(): CountedStops {
  const first = (stop: number) =>
    (ON_LINES[0]?.[stop] ?? []).map((symbol, line): Alive => ({ symbol, line }));
  const result = { stops: 0, paid: 0, paying: 0, notUp: 0, most: 0, squares: 0 };
  const note = (pays: number, times: number) => {
    result.stops += times;
    result.paid += pays * times;
    result.squares += (pays / SLOT_LINES.length) ** 2 * times;
    result.paying += pays > 0 ? times : 0;
    result.notUp += pays > 0 && pays <= SLOT_LINES.length ? times : 0;
    result.most = Math.max(result.most, pays);
  };
  const each = (work: (stop: number) => void) => {
    for (let stop = 0; stop < STOPS; stop += 1) {
      work(stop);
    }
  };
  each((one) =>
    each((two) => {
      const ofTwo = goOn(first(one), 1, two);
      each((three) => {
        const ofThree = goOn(ofTwo, 2, three);
        if (ofThree.length === 0) {
          note(0, STOPS * STOPS);
          return;
        }
        each((four) => {
          const ofFour = goOn(ofThree, 3, four);
          const upToFour = sumOf(ofThree, 0) + sumOf(ofFour, 1) - sumOf(ofFour, 0);
          if (ofFour.length === 0) {
            note(upToFour, STOPS);
            return;
          }
          each((five) => {
            const ofFive = goOn(ofFour, 4, five);
            note(upToFour + sumOf(ofFive, 2) - sumOf(ofFive, 1), 1);
          });
        });
      });
    }),
  );
  const mean = result.paid / SLOT_LINES.length / result.stops;
  return {
    ...result,
    deviation: Math.sqrt(result.squares / result.stops - mean ** 2),
    paysOf: (stops) => {
      const [one = 0, two = 0, three = 0, four = 0, five = 0] = stops;
      const ofThree = goOn(goOn(first(one), 1, two), 2, three);
      const ofFour = goOn(ofThree, 3, four);
      const ofFive = goOn(ofFour, 4, five);
      return (
        sumOf(ofThree, 0) +
        sumOf(ofFour, 1) -
        sumOf(ofFour, 0) +
        sumOf(ofFive, 2) -
        sumOf(ofFive, 1)
      );
    },
  };
}
