/** Tests that exclude each other, by their numbers: a visitor is in exactly one of them. */
export type TestGroup = readonly number[];

/** A number that spreads texts evenly: FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return value >>> 0;
}

/**
 * The tests a visitor takes part in, one of each group. The same visitor gets the same answer for
 * ever, so the visitor's own cookie is all that has to be kept.
 * @param visitor the random id of the visitor's cookie
 */
export function assignTests(groups: readonly TestGroup[], visitor: string): readonly TestGroup[] {
  return groups.flatMap((group) => {
    const test = group[hash(`${group.join('/')} ${visitor}`) % group.length];
    return test === undefined ? [] : [[test]];
  });
}
