/** Signs of other scripts that a keyboard may give for 0 to 9: Arabic and Persian. */
const ZEROS = [0x06_60, 0x06_f0];

/** The digits of what was typed, whatever is between them, as 0 to 9. */
export function typedDigits(typed: string): string {
  return [...typed]
    .map((sign) => {
      const point = sign.codePointAt(0) ?? 0;
      const zero = ZEROS.find((each) => point >= each && point < each + 10);
      return zero === undefined ? sign : String(point - zero);
    })
    .filter((sign) => sign >= '0' && sign <= '9')
    .join('');
}
