/** A bigint column as a number. Throws RangeError where it exceeds a number. */
export function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${text} cannot be held exactly`);
  }
  return value;
}
