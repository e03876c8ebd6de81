/** A to F by what they pay; W stands for any of them. */
export type SlotSymbol = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'W';

const strip = (symbols: string) => [...symbols] as readonly SlotSymbol[];

/** What is on the reels, from the left; each goes on from its end at its beginning. */
export const SLOT_STRIPS: readonly (readonly SlotSymbol[])[] = [
  'FEDFCEFBDEFAECDFEBFDECFD',
  'FEWDCFEBDFEACDFEWFBDECFD',
  'FDEWCFEBDWFEACDFEWFBDCEF',
  'FEDWFCBEDFAECFDWEFBDECFD',
  'FEDFCEFBDEACFDEFBEDCFEFD',
].map(strip);

/** Of each line the row it has on each reel; 0 is on top. */
export const SLOT_LINES: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00122',
  '22100',
  '10001',
  '12221',
  '10121',
].map((rows) => [...rows].map(Number));

/** What three, four and five of a symbol from the left pay, in stakes of one line. */
export const SLOT_PAYS = {
  A: [20, 100, 1_000],
  B: [12, 60, 400],
  C: [8, 40, 200],
  D: [6, 20, 80],
  E: [5, 12, 40],
  F: [4, 10, 25],
} as const satisfies Readonly<Record<Exclude<SlotSymbol, 'W'>, readonly [number, number, number]>>;
