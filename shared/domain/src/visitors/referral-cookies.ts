import { DAY, HOUR, SECOND } from '../time/clock.ts';

/** The cookies that remember where a visitor came from (platform.txt §3). */
export const REFERRAL_COOKIES = [
  'refererid',
  'referral_values',
  'ref_partner_id',
  'reflinkid',
  'postback_watcher',
  'subid',
] as const;
export type ReferralCookieName = (typeof REFERRAL_COOKIES)[number];

/** One fact about where a visitor came from. */
export interface ReferralValue {
  readonly type: string;
  readonly val: string;
  readonly additional?: Readonly<Record<string, string>>;
}

export interface ReferralCookie {
  readonly name: ReferralCookieName;
  /** Plain text, or a `ReferralValue` as JSON. */
  readonly value: string;
  /** Milliseconds since epoch. */
  readonly expiresAt: number;
}

/** Lifetimes of platform.txt §9, ms. */
const LIFETIME = {
  usual: DAY,
  refererId: 60 * DAY,
  betFriend: DAY,
  linkOfTag: 60 * DAY,
  plainLink: HOUR,
  partnerOfClick: 30 * DAY,
  partnerOfAffiliate: 60 * DAY,
  watching: 4 * SECOND,
  postback: 30 * DAY,
  subId: 60 * DAY,
} as const;

const LONGEST_VALUE = 255;

type Query = Readonly<Record<string, string | undefined>>;
type Part = readonly [name: ReferralCookieName, value: string | ReferralValue, lifetime: number];

/** What a query parameter says, without what no identifier contains; `undefined` for nothing. */
function clean(text: string | undefined): string | undefined {
  const kept = text
    ?.replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_VALUE);
  return kept === '' ? undefined : kept;
}

function defined(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function linkOf(read: (name: string) => string | undefined): Part | undefined {
  const tag = read('btag') ?? read('tag') ?? read('qtag');
  if (tag !== undefined) {
    const additional = defined({ partnerId: read('affid'), promoCode: read('promocode') });
    return ['reflinkid', { type: 'reflinkid', val: tag, additional }, LIFETIME.linkOfTag];
  }
  const link = read('reflinkid');
  return link === undefined
    ? undefined
    : ['reflinkid', { type: 'reflinkid', val: link }, LIFETIME.plainLink];
}

function partnerOf(read: (name: string) => string | undefined): Part | undefined {
  const [click, source, aip] = [read('click_id'), read('utm_source'), read('aip')];
  if (click !== undefined && source !== undefined && aip !== undefined) {
    const value = { type: 'click_id', val: click, additional: { utm_source: source, aip } };
    return ['ref_partner_id', value, LIFETIME.partnerOfClick];
  }
  const [affiliate, tag] = [read('affid'), read('tag')];
  return affiliate === undefined || tag === undefined
    ? undefined
    : [
        'ref_partner_id',
        { type: 'affid', val: affiliate, additional: { tag } },
        LIFETIME.partnerOfAffiliate,
      ];
}

/** The postback of this visit; else, for a moment, that there was none. */
function postbackOf(read: (name: string) => string | undefined, isHeld: boolean): Part | undefined {
  const postback = read('pb');
  if (postback !== undefined) {
    return ['postback_watcher', postback, LIFETIME.postback];
  }
  // An earlier visit's postback must outlive the visits that follow it.
  return isHeld ? undefined : ['postback_watcher', '', LIFETIME.watching];
}

/**
 * The cookies that a visit leaves, by its query (platform.txt §5 and §9).
 * @param visit.now milliseconds since epoch
 * @param visit.held names of the cookies that the browser has already
 */
export function referralCookies({
  query,
  now,
  held = new Set(),
}: {
  readonly query: Query;
  readonly now: number;
  readonly held?: ReadonlySet<string>;
}): readonly ReferralCookie[] {
  const read = (name: string) => clean(query[name]);
  const plain = (name: ReferralCookieName, lifetime: number): Part | undefined => {
    const value = read(name);
    return value === undefined ? undefined : [name, value, lifetime];
  };
  const friend = read('bf');
  const parts: readonly (Part | undefined)[] = [
    plain('refererid', LIFETIME.refererId),
    friend === undefined
      ? plain('referral_values', LIFETIME.usual)
      : ['referral_values', { type: 'bf_id', val: friend }, LIFETIME.betFriend],
    partnerOf(read),
    linkOf(read),
    postbackOf(read, held.has('postback_watcher')),
    plain('subid', LIFETIME.subId),
  ];
  return parts.flatMap((part) => {
    if (part === undefined) {
      return [];
    }
    const [name, value, lifetime] = part;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [{ name, value: text, expiresAt: now + lifetime }];
  });
}
