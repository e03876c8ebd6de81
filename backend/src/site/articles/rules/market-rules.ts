import {
  marketTypes,
  type MarketGroup,
  type MarketType,
  type Sport,
  sportIds,
} from '@touchline/domain/markets';
import type { RuleTexts } from './rule-texts.ts';

/** Sports in the order of their ids, as the site lists them. */
export const SPORTS = Object.keys(sportIds) as readonly Sport[];

/** All markets of a kind: what settles them is one rule. */
interface KindOffer {
  readonly kindName: MarketType['kindName'];
  readonly group: MarketGroup;
  readonly types: readonly MarketType[];
}

/** The kinds of markets that the house offers, each with every market of it, in the order of the tabs. */
export function offeredKinds(): readonly KindOffer[] {
  const all = SPORTS.flatMap((sport) => marketTypes(sport));
  const first = all.filter(
    ({ kindName }, place) => all.findIndex((other) => other.kindName === kindName) === place,
  );
  return first.map(({ kindName, group }) => ({
    kindName,
    group,
    types: all.filter((type) => type.kindName === kindName),
  }));
}

/** Sports that are played to the end and not to the clock. */
const UNTIMED: ReadonlySet<Sport> = new Set([
  'tennis',
  'volleyball',
  'cricket',
  'baseball',
  'table-tennis',
  'badminton',
  'darts',
  'snooker',
  'boxing',
  'mma',
  'cs2',
  'valorant',
  'dota2',
  'lol',
]);

/** For which parts of a match, and of which count, markets of a kind are offered in a sport. */
function stretches(types: readonly MarketType[], texts: RuleTexts): string {
  const named = types.map(({ sport, period, unit }) => {
    const counted = unit === undefined ? '' : ` (${texts.unit[unit]})`;
    const isWhole = period === 'ft' && UNTIMED.has(sport);
    return `${texts.period[isWhole ? 'whole' : period]}${counted}`;
  });
  return [...new Set(named)].join(texts.comma);
}

function kindRule({ kindName, types }: KindOffer, texts: RuleTexts): string {
  const { name, rule } = texts.kind[kindName];
  const places = SPORTS.flatMap((sport) => {
    const own = types.filter((type) => type.sport === sport);
    return own.length === 0 ? [] : [`${texts.sport[sport]}: ${stretches(own, texts)}.`];
  });
  return `- **${name}.** ${rule}  \n  *${places.join(' ')}*`;
}

/** Every kind of market with what settles it, and where it is offered: Markdown. */
export function marketRules(texts: RuleTexts): string {
  const kinds = offeredKinds();
  return [...new Set(kinds.map(({ group }) => group))]
    .map((group) => {
      const own = kinds.filter((kind) => kind.group === group);
      const rules = own.map((kind) => kindRule(kind, texts)).join('\n');
      return `### ${texts.group[group]} {#markets-${group}}\n\n${rules}`;
    })
    .join('\n\n');
}
