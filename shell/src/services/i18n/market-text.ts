import { competitorOf } from '@touchline/domain/markets';
import type { MarketNames } from '@touchline/plugin-api';

/** Looks a key of the shared texts up and fills in its values. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What a market's text depends on; from the catalogue. */
export interface MarketDescription {
  readonly kind: string;
  /** A name of the market's own, in place of its kind's. */
  readonly name?: string | undefined;
  readonly period: string;
  readonly unit: string | undefined;
  readonly line: string | undefined;
}

/** Only these are about a number of something. */
const COUNTS = /total|handicap|odd-even/;
/** Whatever is asked about these says so: a result is of the match. */
const BESIDE_SCORE = new Set(['corners', 'cards']);
const SIDES = new Set(['home', 'draw', 'away']);

function signed(line: string): string {
  return line.startsWith('-') || line === '0' ? line : `+${line}`;
}

function opposite(line: string): string {
  return line.startsWith('-') ? line.slice(1) : line === '0' ? line : `-${line}`;
}

/** Parts without a limit, such as frames, innings and rounds, have one text for all of them. */
const NUMBERED = /^([fnr])(\d+)$/;

/** A part of a match in words: "2nd half", "Frame 7". */
export function periodText(period: string, translate: Translate): string {
  const [, letter, number] = NUMBERED.exec(period) ?? [];
  return letter === undefined || number === undefined
    ? translate(`period.${period}`)
    : translate(`period.${letter}`, { number });
}

/** The name of a market: its kind, what it counts and the part of the match it is about. */
export function marketText(
  { kind, name: own, period, unit, line }: MarketDescription,
  { home, away }: MarketNames,
  translate: Translate,
): string {
  const name = translate(`kind.${own ?? kind}`, { home, away, line: line ?? '' });
  const counted =
    unit === undefined || !(COUNTS.test(kind) || BESIDE_SCORE.has(unit))
      ? name
      : translate('counted', { name, unit: translate(`unit.${unit}`) });
  if (period === 'match') {
    return `${counted} (${translate('period.match')})`;
  }
  return period === 'ft' ? counted : `${periodText(period, translate)} · ${counted}`;
}

/** An outcome in full words: a team, "Over 2.5", "2–1", "Draw and under 2.5". */
export function outcomeText(
  market: Pick<MarketDescription, 'kind' | 'line'>,
  code: string,
  names: MarketNames,
  translate: Translate,
): string {
  const { kind } = market;
  const line = market.line ?? '';
  const { home, away } = names;
  const word = (part: string) => translate(`outcome.${part}`, { home, away, line });
  // Several runners of a race have all their names as one.
  if (competitorOf(code.split('-', 1)[0] ?? '') !== undefined) {
    return names.player ?? names.home;
  }
  if (/^\d+$/.test(code)) {
    return code;
  }
  if (/^\d+-plus$/.test(code)) {
    return translate('outcome.plus', { from: code.slice(0, -'-plus'.length) });
  }
  const [, low, high] = /^(\d+)-(\d+)$/.exec(code) ?? [];
  if (low !== undefined && high !== undefined) {
    return kind === 'total-range'
      ? `${low}–${high}`
      : translate('outcome.score', { home: low, away: high });
  }
  if (/^[hqp12]\d?h?$/.test(code) && kind.includes('highest')) {
    return translate(`period.${code}`);
  }
  if ((kind === 'handicap' || kind === 'european-handicap') && SIDES.has(code)) {
    const shown = code === 'away' ? opposite(line) : line;
    return translate('outcome.handicap', { outcome: word(code), line: signed(shown) });
  }
  const [first = '', ...rest] = code.split('-');
  if (rest.length === 0) {
    return word(code);
  }
  if (rest[0] === 'other') {
    return translate('outcome.other', { outcome: word(first) });
  }
  if (kind.startsWith('winning-margin')) {
    const [from = '', to] = rest;
    const margin =
      to === 'plus'
        ? translate('outcome.plus', { from })
        : to === undefined
          ? from
          : `${from}–${to}`;
    return translate('outcome.by', { outcome: word(first), margin });
  }
  if (kind.startsWith('double-chance')) {
    const [second = '', third] = rest;
    const either = translate('outcome.or', { left: word(first), right: word(second) });
    return third === undefined
      ? either
      : translate('outcome.and', { left: either, right: word(third) });
  }
  const join = kind.startsWith('fight-method')
    ? 'outcome.way'
    : kind.startsWith('half-time')
      ? 'outcome.then'
      : 'outcome.and';
  return translate(join, { left: word(first), right: word(rest[0] ?? '') });
}

/** What fits on a price button of a list: 1, X, 2, "O 2.5", a handicap's line. */
export function outcomeShortText(
  market: Pick<MarketDescription, 'kind' | 'line'>,
  code: string,
  names: MarketNames,
  translate: Translate,
): string {
  const line = market.line ?? '';
  if ((market.kind === 'handicap' || market.kind === 'european-handicap') && SIDES.has(code)) {
    const shown = signed(code === 'away' ? opposite(line) : line);
    return translate(`short.${code}-handicap`, { line: shown });
  }
  if (SIDES.has(code) || code === 'over' || code === 'under') {
    return translate(`short.${code}`, { line });
  }
  if (market.kind === 'double-chance') {
    // 1X, 12, X2 in every language: its own short names are too long in pairs.
    return code.replace('home', '1').replace('draw', 'X').replace('away', '2').replace('-', '');
  }
  return outcomeText(market, code, names, translate);
}
