import type { DrawnNumbers } from './lines.ts';
import type { Lottery } from './lotteries.ts';

const BYTES_A_NUMBER = 4;
const BYTES_A_BLOCK = 32;

/** How many numbers are drawn in all. */
function ballsOf({ fields, hasBonus }: Lottery): number {
  return fields.reduce((sum, { drawn }) => sum + drawn, hasBonus ? 1 : 0);
}

/**
 * The texts whose HMAC-SHA256 under the seed of a draw, one after the other, are the bytes that decide it. The
 * key is the seed's text.
 */
export function drawMessages(
  lottery: Lottery,
  { draw, salt }: { readonly draw: string; readonly salt: string },
): readonly string[] {
  const blocks = Math.ceil((ballsOf(lottery) * BYTES_A_NUMBER) / BYTES_A_BLOCK);
  return Array.from({ length: blocks }, (_nothing, block) => `${salt}:${draw}:${block}`);
}

/**
 * What a draw's bytes decide: four bytes a ball, as a fraction of 2³² of the balls still in the drum, field by
 * field, the bonus after the first. Each field in ascending order where more than one is drawn.
 */
export function drawnNumbers(lottery: Lottery, bytes: Uint8Array): DrawnNumbers {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const take = (drum: number[]): number => {
    const fraction = view.getUint32(at) / 2 ** 32;
    at += BYTES_A_NUMBER;
    return drum.splice(Math.floor(fraction * drum.length), 1)[0] ?? 0;
  };
  let bonus: number | undefined;
  const firsts: number[] = [];
  const fields = lottery.fields.map(({ first, of, drawn }, field) => {
    const drum = Array.from({ length: of }, (_nothing, place) => first + place);
    const numbers = Array.from({ length: drawn }, () => take(drum));
    firsts.push(numbers[0] ?? 0);
    if (field === 0 && lottery.hasBonus) {
      bonus = take(drum);
    }
    return numbers.toSorted((one, other) => one - other);
  });
  return { fields, ...(bonus !== undefined && { bonus }), firsts };
}
