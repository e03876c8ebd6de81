/** A key of the pad: a digit, the decimal point, or the one that takes the last sign away. */
export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'delete';

/** The longest amount that can be typed before the point: beyond it no stake makes sense. */
const MOST_DIGITS = 9;

/**
 * The amount after a key: as many digits after the point as the currency has, none at all for a
 * currency without minor units. A key that would make it no amount changes nothing.
 */
export function pressKey({
  text,
  key,
  decimals,
}: {
  /** Major units as typed so far: "12.5". */
  readonly text: string;
  readonly key: KeypadKey;
  readonly decimals: number;
}): string {
  if (key === 'delete') {
    return text === '0.' ? '' : text.slice(0, -1);
  }
  const [whole = '', part] = text.split('.');
  if (key === '.') {
    return decimals === 0 || part !== undefined ? text : `${whole === '' ? '0' : whole}.`;
  }
  if (part !== undefined) {
    return part.length < decimals ? text + key : text;
  }
  if (whole === '' || whole === '0') {
    return key;
  }
  return whole.length < MOST_DIGITS ? text + key : text;
}
