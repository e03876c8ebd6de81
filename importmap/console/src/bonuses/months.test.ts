import { expect, it } from 'vitest';
import { lastMonths } from './months.ts';

it('the last twelve months end where the next begins, over the turn of the year', () => {
  const months = lastMonths(Date.UTC(2026, 0, 31, 23, 59));
  expect(months.map(({ id }) => id)).toEqual([
    '2026-01',
    ...[12, 11, 10, '09', '08', '07', '06', '05', '04', '03', '02'].map((month) => `2025-${month}`),
  ]);
  expect(months[0]).toMatchObject({ from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) });
  for (const [index, month] of months.slice(1).entries()) {
    expect(month.to).toBe(months[index]?.from);
  }
});
