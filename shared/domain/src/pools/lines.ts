import { choose } from './choose.ts';
import { type Lottery, type LotteryField, MOST_LINES, type PrizeCategory } from './lotteries.ts';

/** What is drawn: the numbers of each field, and the bonus number where the lottery has one. */
export interface DrawnNumbers {
  readonly fields: readonly (readonly number[])[];
  readonly bonus?: number | undefined;
  /** The number of each field that was drawn before its others; not known of draws that were held without. */
  readonly firsts?: readonly number[] | undefined;
}

/** The numbers a ticket marks, for each field. */
export type Marks = readonly (readonly number[])[];

function isFieldFilled(field: LotteryField, marked: readonly number[]): boolean {
  return (
    marked.length >= field.pick &&
    marked.length <= field.most &&
    new Set(marked).size === marked.length &&
    marked.every(
      (number) =>
        Number.isInteger(number) && number >= field.first && number < field.first + field.of,
    )
  );
}

/** How many lines a ticket stands for; undefined for marks that are none of the lottery's, or too many. */
export function linesOf(lottery: Lottery, marks: Marks): number | undefined {
  const isFilled =
    marks.length === lottery.fields.length &&
    lottery.fields.every((field, at) => isFieldFilled(field, marks[at] ?? []));
  if (!isFilled) {
    return undefined;
  }
  const lines = lottery.fields.reduce(
    (product, { pick }, at) => product * choose(marks[at]?.length ?? 0, pick),
    1,
  );
  return lines <= MOST_LINES ? lines : undefined;
}

/** What some of a ticket's lines have hit. */
interface Hits {
  readonly hits: readonly number[];
  readonly withBonus: boolean;
  readonly lines: number;
}

interface FieldHits {
  readonly hit: number;
  readonly withBonus: boolean;
  readonly lines: number;
}

/** Lines of one field by what they hit. */
function fieldHits(
  { pick }: LotteryField,
  marked: readonly number[],
  { drawn, bonus }: { readonly drawn: readonly number[]; readonly bonus: number | undefined },
): readonly FieldHits[] {
  const right = marked.filter((number) => drawn.includes(number)).length;
  const hasBonus = bonus !== undefined && marked.includes(bonus);
  const wrong = marked.length - right - (hasBonus ? 1 : 0);
  const counted: FieldHits[] = [];
  for (let hit = 0; hit <= pick; hit += 1) {
    for (const withBonus of hasBonus ? [false, true] : [false]) {
      const lines = choose(right, hit) * choose(wrong, pick - hit - (withBonus ? 1 : 0));
      if (lines > 0) {
        counted.push({ hit, withBonus, lines });
      }
    }
  }
  return counted;
}

function isOfCategory({ hits, withBonus }: Hits, category: PrizeCategory): boolean {
  return (
    (category.withBonus !== true || withBonus) &&
    category.hits.every((wanted, at) => wanted === hits[at])
  );
}

/**
 * How many lines of a ticket win in each category, the best first; a line wins in the best of its categories only.
 * Counted field by field from the numbers that were hit: no line is built.
 */
export function winningLines(
  lottery: Lottery,
  marks: Marks,
  drawn: DrawnNumbers,
): readonly number[] {
  let all: readonly Hits[] = [{ hits: [], withBonus: false, lines: 1 }];
  for (const [at, field] of lottery.fields.entries()) {
    const bonus = at === 0 ? drawn.bonus : undefined;
    const next = fieldHits(field, marks[at] ?? [], { drawn: drawn.fields[at] ?? [], bonus });
    all = all.flatMap((one) =>
      next.map(({ hit, withBonus, lines }) => ({
        hits: [...one.hits, hit],
        withBonus: one.withBonus || withBonus,
        lines: one.lines * lines,
      })),
    );
  }
  const won = lottery.categories.map(() => 0);
  for (const one of all) {
    const at = lottery.categories.findIndex((category) => isOfCategory(one, category));
    if (at !== -1) {
      won[at] = (won[at] ?? 0) + one.lines;
    }
  }
  return won;
}
