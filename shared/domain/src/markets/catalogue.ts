import type { MarketRow } from './catalogue/row.ts';
import { type KindName, marketKinds } from './kinds.ts';
import type { Kind } from './kind.ts';
import { CodedError } from '../errors/coded-error.ts';
import type { MarketErrorCode } from './market-error.ts';
import { marketRows } from './market-label.ts';
import type { MarketGroup, MarketType, MarketUnit, Period } from './market-type.ts';
import type { ResultFact } from './match-result.ts';
import type { Sport } from './sport.ts';
import { imitatedSport } from './virtual-sport.ts';

interface Catalogue {
  readonly all: readonly MarketType[];
  readonly byCode: ReadonlyMap<string, MarketType>;
  readonly byId: ReadonlyMap<number, MarketType>;
}

let built: Catalogue | undefined;

/** Built at the first question, so that importing the package does nothing. */
function catalogue(): Catalogue {
  built ??= build();
  return built;
}

function build(): Catalogue {
  const kinds = marketKinds();
  const all = Object.entries(marketRows()).flatMap(([sport, sportRows]) =>
    sportRows.map((row) => toType(sport as Sport, row, kinds)),
  );
  return {
    all,
    byCode: new Map(all.map((type) => [type.code, type])),
    byId: new Map(all.map((type) => [type.typeId, type])),
  };
}

function toType(
  sport: Sport,
  [code, typeId, group, period, kindName, unit]: MarketRow,
  kinds: Readonly<Record<KindName, Kind>>,
): MarketType {
  const kind = kinds[kindName];
  const needs = needsOf({ sport, period, unit, basis: kind.basis });
  return Object.freeze({ code, typeId, sport, group, period, unit, kindName, kind, needs });
}

interface Basis {
  readonly sport: Sport;
  readonly period: Period;
  readonly unit: MarketUnit | undefined;
  readonly basis: Kind['basis'];
}

/** What only the parts of a match tell: its deciding score counts something else. */
const COUNTED_IN_PARTS: ReadonlySet<MarketUnit> = new Set([
  'games',
  'points',
  'wickets',
  'rounds',
  'kills',
  'towers',
  'legs',
]);

function needsOf({ sport, period, unit, basis }: Basis): readonly ResultFact[] {
  if (basis === 'players') return ['players'];
  if (unit === 'corners' || unit === 'cards') return [unit];
  if (basis === 'order') return ['order'];
  if (basis === 'parts') return ['final', 'parts'];
  if (period === 'match') return ['final'];
  if (period === 'ft') {
    // Rounds of a fight follow from its end.
    const isOfFight = sport === 'boxing' || sport === 'mma';
    const inParts = unit !== undefined && COUNTED_IN_PARTS.has(unit) && !isOfFight;
    return inParts ? ['final', 'parts'] : ['final'];
  }
  const isRest = (sport === 'football' || sport === 'esoccer') && period === '2h';
  return isRest ? ['final', 'parts'] : ['parts'];
}

/** All market types of a sport, in the order of its tabs' content. */
export function marketTypes(sport: Sport): readonly MarketType[] {
  return catalogue().all.filter((type) => type.sport === sport);
}

/** The market type with this code, or `undefined`. */
export function findMarketType(code: string): MarketType | undefined {
  return catalogue().byCode.get(code);
}

/** The market type with this numeric id, or `undefined`. */
export function findMarketTypeById(typeId: number): MarketType | undefined {
  return catalogue().byId.get(typeId);
}

/**
 * The market type with this code.
 * @throws CodedError `market_type_unknown`
 */
export function marketType(code: string): MarketType {
  const type = findMarketType(code);
  if (type === undefined)
    throw new CodedError<MarketErrorCode>('market_type_unknown', `no market type "${code}"`);
  return type;
}

/** Tabs of a sport's game page, in order of first appearance in its catalogue. */
export function marketGroups(sport: Sport): readonly MarketGroup[] {
  return [...new Set(marketTypes(imitatedSport(sport)).map((type) => type.group))];
}
