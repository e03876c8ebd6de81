import type { Page } from '@touchline/root-config/server';

/** What a card is of, something that everyone may see: its kind, and which of them by id, name or code. */
export interface CardSubject {
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
}

const KINDS = ['site', 'section', 'sport', 'champ', 'event', 'hub', 'slip'] as const;
const FILE = /^([a-z]+)(?:-([\dA-Za-z-]{1,40}))?\.png$/;
const HUB_ROUTE = /^(\w+)(?:Home|Final|Favorites)$/;

/** The card of the site as a whole. */
export const SITE_CARD: CardSubject = { kind: 'site', id: '' };

/** The file of a card: `event-1042.png`. */
export function cardFile({ kind, id }: CardSubject): string {
  return id === '' ? `${kind}.png` : `${kind}-${id}.png`;
}

/** The subject of a file; undefined for a name that no card has. */
export function subjectOfFile(file: string): CardSubject | undefined {
  const [, name, id = ''] = FILE.exec(file) ?? [];
  const kind = KINDS.find((known) => known === name);
  return kind === undefined || (id === '') !== (kind === 'site') ? undefined : { kind, id };
}

const numberOf = (slug: string | undefined) => /^\d{1,12}/.exec(slug ?? '')?.[0];

/** What the card of a page is of; the site where the page is of nothing that has a card of its own. */
export function subjectOfPage(
  { route, params, path }: Pick<Page, 'route' | 'params' | 'path'>,
  query: Readonly<Record<string, string>>,
): CardSubject {
  const code = query['load'];
  if (route?.name === 'coupon' && code !== undefined) {
    return subjectOfFile(`slip-${code}.png`) ?? SITE_CARD;
  }
  const { section, sport, champ, game } = params;
  const id = numberOf(game ?? (route?.name.endsWith('Event') === true ? params['id'] : undefined));
  if (id !== undefined) {
    return { kind: 'event', id };
  }
  const champId = numberOf(champ);
  if (champId !== undefined) {
    return { kind: 'champ', id: champId };
  }
  if (section === 'live' || section === 'line') {
    const part = sport === undefined ? undefined : subjectOfFile(`sport-${sport}.png`);
    return part ?? { kind: 'section', id: section };
  }
  const [, hub] = HUB_ROUTE.exec(route?.name ?? '') ?? [];
  return hub !== undefined && path.startsWith(`/${hub}`) ? { kind: 'hub', id: hub } : SITE_CARD;
}
