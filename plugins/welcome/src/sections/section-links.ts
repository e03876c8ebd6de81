import type { PluginContext, RouteTarget } from '@touchline/plugin-api';
import {
  calendarIcon,
  esportsIcon,
  liveIcon,
  receiptIcon,
  searchIcon,
  starOutlineIcon,
  ticketIcon,
  trophyIcon,
} from '@touchline/ui/icons';

/** A section of the site; its name is the text `section.<key>`. */
export interface SectionLink {
  readonly key:
    | 'live'
    | 'line'
    | 'champs'
    | 'esports'
    | 'dayExpress'
    | 'favourites'
    | 'search'
    | 'bets';
  readonly icon: string;
  readonly to: RouteTarget;
  /** The flag of the site that offers it; always offered without one. */
  readonly flag?: string;
  readonly isForPlayers?: boolean;
}

const SECTIONS: readonly SectionLink[] = [
  { key: 'live', icon: liveIcon, to: { route: 'mainSection', params: { section: 'live' } } },
  { key: 'line', icon: calendarIcon, to: { route: 'mainSection', params: { section: 'line' } } },
  { key: 'champs', icon: trophyIcon, to: { route: 'champs' } },
  { key: 'esports', icon: esportsIcon, to: { route: 'esportsHome' } },
  {
    key: 'dayExpress',
    icon: ticketIcon,
    to: { route: 'expressDay' },
    flag: 'betting.dayExpresses',
  },
  { key: 'favourites', icon: starOutlineIcon, to: { route: 'favorites' } },
  { key: 'search', icon: searchIcon, to: { route: 'searchEvents' } },
  { key: 'bets', icon: receiptIcon, to: { route: 'openedBets' }, isForPlayers: true },
];

/** The sections that the release has and that are offered to this visitor. */
export function sectionLinks(
  { flags, navigation }: Pick<PluginContext, 'flags' | 'navigation'>,
  isPlayer: boolean,
): readonly SectionLink[] {
  return SECTIONS.filter(
    ({ to, flag, isForPlayers }) =>
      navigation.has(to.route) &&
      (flag === undefined || flags.isOn(flag)) &&
      (isPlayer || !isForPlayers),
  );
}
