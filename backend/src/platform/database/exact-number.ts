/** A bigint column as a number. Throws RangeError where a number cannot hold it. */
export function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${text} cannot be held exactly`);
  }
  return value;
}
