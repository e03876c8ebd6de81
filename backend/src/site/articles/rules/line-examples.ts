import { marketType, type Grade } from '@touchline/domain/markets';
import type { RuleTexts } from './rule-texts.ts';

const LINES = [2, 2.25, 2.5, 2.75, 3];
const TOTALS = [1, 2, 3, 4];
/** Football, goals of the match in quarters of a goal. */
const MARKET = 'ft-asian-total';

/** How over a line ends at a number of goals, by the rule that settles it. */
function gradeOf(line: number, total: number): Grade {
  const { kind } = marketType(MARKET);
  if (kind.basis !== 'score') {
    throw new Error(`${MARKET} is not settled by a score`);
  }
  return kind.grade({ home: total, away: 0 }, 'over', line);
}

/** A table of results of bets on lines, computed by what settles them: Markdown. */
export function lineExamples(texts: RuleTexts): string {
  const { line, goals } = texts.heading;
  const head = [line, ...TOTALS.map((total) => `${goals}: ${total}`)];
  const rows = LINES.map((value) => [
    value.toFixed(2).replace(/\.?0+$/, ''),
    ...TOTALS.map((total) => texts.grade[gradeOf(value, total)]),
  ]);
  return table([head, ...rows]);
}

/** Rows of a table, the first with its headings: Markdown. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const written = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [written(head), written(head.map(() => '---')), ...rows.map(written)].join('\n');
}
