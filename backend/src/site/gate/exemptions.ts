import { CALL_DECISIONS, type Refusal } from '@touchline/domain/navigation';

/** Calls that decisions about visitors and players leave open, and why. */
export interface Exemption {
  /** A route's pattern; `/*` at its end means it and for everything below it. */
  readonly path: string;
  /** All where there are none. */
  readonly methods?: readonly string[];
  /** The refusals that these calls do not get. */
  readonly open: readonly Refusal[];
  readonly reason: string;
  /** The specification has it and no module serves it yet. */
  readonly isPlanned?: true;
}

/** The state of visitor and player. */
const ALWAYS = CALL_DECISIONS.map(({ refusal }) => refusal);
const PLAYER: readonly Refusal[] = [
  'player_banned',
  'player_excluded',
  'terms_changed',
  'identification_required',
];
/** A player whom something closes the site to keeps sight of what is theirs. */
const OWN: readonly Refusal[] = ['visitor_blocked', ...PLAYER];
const READS = ['GET', 'HEAD'];

/** The first row whose path and method match decides; a call without a row has no exemption. */
export const EXEMPTIONS: readonly Exemption[] = [
  // Those who run the site, and machines; each has its own token.
  { path: '/healthz', open: ALWAYS, reason: 'probes' },
  { path: '/readyz', open: ALWAYS, reason: 'probes' },
  { path: '/metrics', open: ALWAYS, reason: 'monitoring' },
  { path: '/openapi.json', open: ALWAYS, reason: 'documentation of the APIs' },
  { path: '/operator-api/*', open: ALWAYS, reason: 'operators’ own' },
  { path: '/web-api/operator/*', open: ALWAYS, reason: 'operators’ own' },
  { path: '/wallet-api/v1/operator/*', open: ALWAYS, reason: 'operators’ own' },
  { path: '/payments-api/v1/operator/*', open: ALWAYS, reason: 'operators’ own' },
  { path: '/betting-api/v1/operator/*', open: ALWAYS, reason: 'operators’ own' },
  { path: '/blocks-api/api/v2/rules/*', open: ALWAYS, reason: 'operators’ own' },
  { path: '/redirects-api/api/v1/rules/*', open: ALWAYS, reason: 'operators’ own' },
  {
    path: '/bff-api/config/*',
    open: ALWAYS,
    reason: 'pages learn here that the site has reopened',
  },
  { path: '/dictionaries-api/v1/dictionaries', open: ALWAYS, reason: 'operators’ own' },
  { path: '/content-api/v1/operator/*', open: ALWAYS, reason: 'operators’ own' },
  { path: '/seo-api/v1/pages', open: ALWAYS, reason: 'operators’ own' },
  { path: '/import-map-service/*', open: ALWAYS, reason: 'tokens of teams, and code of pages' },
  { path: '/override/*', open: ALWAYS, reason: 'signed links of developers' },
  {
    path: '/payments-api/v1/callbacks/*',
    open: ALWAYS,
    reason: 'a provider reports money that has moved already',
  },
  {
    path: '/casino-api/v1/wallet/*',
    open: ALWAYS,
    reason: 'a provider reports rounds that have been played; each stake is checked by itself',
  },
  {
    path: '/documents-api/v1/callbacks/*',
    open: ALWAYS,
    reason: 'a provider reports what it has found out already',
  },

  // The files of the pages that replace the site.
  { path: '/assets/*', open: ALWAYS, reason: 'published files, the same for everybody' },
  { path: '/technical-api/remote/*', open: ALWAYS, reason: 'the error page' },
  { path: '/manifest.json', open: ALWAYS, reason: 'a file of the application' },
  { path: '/service-worker.js', open: ALWAYS, reason: 'a file of the application' },
  { path: '/offline.html', open: ALWAYS, reason: 'a file of the application' },
  { path: '/robots.txt', open: ALWAYS, reason: 'crawlers' },
  { path: '/sitemap.xml', open: ALWAYS, reason: 'crawlers' },
  { path: '/sitemap-:file', open: ALWAYS, reason: 'crawlers' },
  { path: '/seo-api/*', methods: READS, open: ALWAYS, reason: 'titles and texts of any page' },
  { path: '/content-api/*', methods: READS, open: ALWAYS, reason: 'what one agrees to' },
  { path: '/blocked', open: ALWAYS, reason: 'the page for banned players' },
  { path: '/web-api/policy/logo.agif', open: ALWAYS, reason: 'a picture of the page' },
  { path: '/web-api/third-party/*', open: ALWAYS, reason: 'which scripts a page loads' },
  { path: '/fatman-api/*', open: ALWAYS, reason: 'statistics of pages, errors included' },
  { path: '/blocks-api/api/v2/block', open: ALWAYS, reason: 'answers whether there is a block' },
  { path: '/redirects-api/api/v1/redirect-light', open: ALWAYS, reason: 'where a page has moved' },

  // The means to leave, and to be protected.
  { path: '/web-api/auth/v1/disconnect', open: ALWAYS, reason: 'signing out' },
  { path: '/web-api/session', open: ALWAYS, reason: 'the session that the means to leave need' },
  { path: '/web-api/session-check', open: ALWAYS, reason: 'likewise' },
  { path: '/web-api/user/gettoken', open: ALWAYS, reason: 'likewise' },
  { path: '/limit-service-api/*', open: ALWAYS, reason: 'limits and self-exclusion' },
  { path: '/web-api/api/web/user/v1/reality-check', open: ALWAYS, reason: 'responsible gaming' },
  { path: '/web-api/user/v1/activity', open: ALWAYS, reason: 'timers that protect the player' },
  { path: '/web-api/user/v1/presence', open: ALWAYS, reason: 'timers that protect the player' },
  {
    path: '/payments-api/v1/withdrawals/*',
    open: OWN,
    reason: 'players take their money out',
  },
  { path: '/support-api/*', open: OWN, reason: 'support helps everybody' },
  { path: '/documents-api/*', open: OWN, reason: 'documents lift a block' },
  { path: '/messages-api/*', open: OWN, reason: 'players read why something is closed to them' },

  // A player's own, to read and to correct.
  { path: '/wallet-api/v1/accounts', methods: READS, open: OWN, reason: 'own balance' },
  { path: '/wallet-api/v1/bonuses', methods: READS, open: OWN, reason: 'own bonuses' },
  { path: '/wallet-api/v1/deposit-bonus', methods: READS, open: OWN, reason: 'own bonus' },
  { path: '/betting-api/v1/bets/*', methods: READS, open: OWN, reason: 'own bets' },
  { path: '/betting-api/v1/placements/*', methods: READS, open: OWN, reason: 'own bets' },
  { path: '/betting-api/v1/opened-costs', methods: READS, open: OWN, reason: 'own bets' },
  {
    path: '/betting-api/v1/bets/:betId/cash-out',
    open: PLAYER,
    reason: 'selling a bet ends a risk and places none',
  },
  {
    path: '/betting-api/v1/bets/:betId/automatic-cash-out',
    open: PLAYER,
    reason: 'selling a bet ends a risk and places none',
  },
  { path: '/payments-api/v1/payments/*', methods: READS, open: OWN, reason: 'own payments' },
  { path: '/web-api/user/v1/*', open: OWN, reason: 'own status, settings and profile' },
  { path: '/web-api/api-v3/v2/user/*', open: OWN, reason: 'confirming the terms' },
  { path: '/web-api/secure-data/*', open: OWN, reason: 'the data that identify a player' },
  { path: '/web-api/officeapi/*', methods: READS, open: OWN, reason: 'own bonuses' },
  { path: '/payments-api/v1/deposit-methods', open: PLAYER, reason: 'a list' },
  {
    path: '/payments-api/v1/deposits',
    open: ['identification_required'],
    reason: 'a deposit is one of the two ways to be identified',
  },
  {
    path: '/test-provider/*',
    open: PLAYER,
    reason: 'pages of a provider outside the site; the deposit was admitted when it was opened',
  },

  // Signing in comes before anything is known of the player.
  { path: '/web-api/auth/v1/*', open: PLAYER, reason: 'signing in and registering' },
  { path: '/web-api/social/*', open: PLAYER, reason: 'signing in and registering' },
  { path: '/web-api/phone/*', open: PLAYER, reason: 'proving a phone' },
  { path: '/captcha-api/*', open: PLAYER, reason: 'the check before a sign-in' },
  { path: '/hd-api/*', open: PLAYER, reason: 'the check before a sign-in' },

  // What visitors see without an account, players see in any status.
  { path: '/line-api/*', methods: READS, open: PLAYER, reason: 'public prices' },
  { path: '/live-api/*', open: PLAYER, reason: 'public prices, and news of the player’s own' },
  { path: '/dictionaries-api/*', methods: READS, open: PLAYER, reason: 'names and texts' },
  { path: '/betting-api/v1/*', methods: READS, open: PLAYER, reason: 'what is offered' },
];

const NONE: readonly Refusal[] = [];

function isBelow(pattern: string, path: string): boolean {
  const base = pattern.endsWith('/*') ? pattern.slice(0, -2) : undefined;
  return base === undefined ? path === pattern : path === base || path.startsWith(`${base}/`);
}

/** The row about a route, if there is one. @param url its pattern, as it is registered */
export function exemptionOf(method: string, url: string): Exemption | undefined {
  return EXEMPTIONS.find(
    (row) => (row.methods?.includes(method) ?? true) && isBelow(row.path, url),
  );
}

/** The refusals that the calls of a route do not get. */
export function openTo(method: string, url: string): readonly Refusal[] {
  return exemptionOf(method, url)?.open ?? NONE;
}

/** Whether nothing closes a route, so that nothing has to be asked. */
export function isAlwaysOpen(open: readonly Refusal[]): boolean {
  return open.length === ALWAYS.length;
}
