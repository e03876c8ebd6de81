import { describe, expect, it } from 'vitest';
import { assignTests } from './assign-tests.ts';

const GROUP = [69, 70];
const visitors = Array.from({ length: 2000 }, (_, at) => `visitor-${at}`);

describe('the tests of a visitor', () => {
  it('the tests of a visitor are one of each group', () => {
    expect(assignTests([GROUP, [1, 2, 3]], 'somebody')).toEqual([
      [expect.toSatisfy((test: number) => GROUP.includes(test))],
      [expect.toSatisfy((test: number) => [1, 2, 3].includes(test))],
    ]);
  });

  it('the tests of a visitor are stable for the same visitor', () => {
    for (const visitor of visitors.slice(0, 50)) {
      expect(assignTests([GROUP], visitor)).toEqual(assignTests([GROUP], visitor));
    }
  });

  it('the tests of a visitor are drawn evenly', () => {
    const drawn = visitors.map((visitor) => assignTests([GROUP], visitor)[0]?.[0]);
    const share = drawn.filter((test) => test === 70).length / visitors.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });

  it('the tests of a visitor are none where none are configured', () => {
    expect(assignTests([], 'somebody')).toEqual([]);
    expect(assignTests([[]], 'somebody')).toEqual([]);
  });
});
