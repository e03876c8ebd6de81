/** How much of the wheel pays nothing, and how much the rest pays. */
export type WheelRisk = 'low' | 'medium' | 'high';
export const WHEEL_RISKS = ['low', 'medium', 'high'] as const satisfies readonly WheelRisk[];
export const WHEEL_SEGMENTS = [10, 20, 30, 40, 50] as const;

const LOW = [15, 12, 12, 12, 0, 12, 12, 12, 12, 0];

/** Medium, in tenths of the stake: every other segment pays. The wheels of 99 % are of the house's own making. */
const MEDIUM: Readonly<Record<number, readonly number[]>> = {
  10: [15, 19, 15, 20, 30],
  20: [15, 20, 20, 20, 15, 30, 18, 20, 20, 20],
  30: [15, 20, 17, 20, 15, 30, 15, 20, 15, 20, 15, 40, 15, 20, 20],
  40: [15, 20, 15, 30, 15, 20, 15, 20, 16, 20, 15, 40, 15, 20, 15, 20, 15, 30, 20, 20],
  50: [
    15, 20, 15, 30, 15, 20, 15, 20, 15, 30, 15, 20, 15, 50, 15, 20, 15, 30, 15, 20, 15, 20, 15, 20,
    15,
  ],
};

/** What the segments of a wheel pay, clockwise from its mark, in tenths of the stake. */
export function wheelTenths(segments: number, risk: WheelRisk): readonly number[] {
  switch (risk) {
    case 'low': {
      return Array.from({ length: segments }, (_nothing, at) => LOW[at % LOW.length] ?? 0);
    }
    case 'medium': {
      return (MEDIUM[segments] ?? []).flatMap((pays) => [0, pays]);
    }
    case 'high': {
      // One segment has all: 99 % of what the wheel has of them.
      return Array.from({ length: segments }, (_nothing, at) =>
        at === 0 ? (segments * 99) / 10 : 0,
      );
    }
  }
}
