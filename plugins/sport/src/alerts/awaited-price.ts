import { oddsFormatOf, parseOdds } from '@touchline/domain/odds';

/** What the server takes: up to four digits, and two or three after the point. */
const WHOLE = /^(\d{1,4}\.\d{2})(\d?)/;

/**
 * The decimal price of what a player has typed in the format of their odds; undefined for what is no price above 1.
 * @param formatId the number of the format, as the preferences have it
 */
export function awaitedPrice(typed: string, formatId: number): string | undefined {
  const text = typed.trim();
  try {
    const decimal = parseOdds(
      formatId === 0 ? text.replace(',', '.') : text,
      oddsFormatOf(formatId),
    );
    const [, hundredths = '', thousandth = ''] = WHOLE.exec(decimal) ?? [];
    const price = `${hundredths}${thousandth === '0' ? '' : thousandth}`;
    return price !== '' && Number(price) > 1 ? price : undefined;
  } catch {
    return undefined;
  }
}
