import { PLAIN_ROUTING } from './plain-routing.ts';
import { createRouteTable } from '../routes/route-table.ts';
import { DECISIONS } from './decide.ts';
import type { DecisionContext, NavigationRoute, Refusal } from './decision.ts';

/** Whatever acts: a call without an exemption is closed whenever any decision closes it. */
const CALL: NavigationRoute = {
  name: 'call',
  path: '/:path(.*)',
  access: 'any',
  allowedWhenBanned: false,
  exemptFromIdentification: false,
  isPlay: true,
};

/** What decisions send players to; calls can reach its counterparts whatever pages there are. */
const TABLE = createRouteTable<NavigationRoute>([
  { ...CALL, name: 'confirmTerms', path: '/confirm-terms' },
  { ...CALL, name: 'accountIdentification', path: '/account/identification' },
  CALL,
]);

/** The decisions that are about calls too, with the codes they refuse them with. */
export const CALL_DECISIONS = DECISIONS.flatMap(({ name, refusal, decide }) =>
  refusal === undefined ? [] : [{ name, refusal, decide }],
);

/** What is known of the caller. */
export type Caller = Pick<DecisionContext, 'site' | 'player' | 'isOn'>;

/**
 * Applies the decisions about pages to an API call, a stream or a socket. Where a page would redirect
 * elsewhere, the call is refused.
 * @param open the decisions that the call is exempt from
 * @returns the code of the refusal; undefined lets the call through
 */
export function decideCall(
  { site, player, isOn }: Caller,
  { path, open }: { readonly path: string; readonly open: readonly Refusal[] },
): Refusal | undefined {
  const target = {
    address: { language: undefined, path, query: {}, hash: '' },
    route: CALL,
    params: {},
  };
  const context: DecisionContext = {
    site,
    player,
    isOn,
    language: '',
    languages: [],
    table: TABLE,
    holds: () => true,
    isAuthenticated: player !== undefined,
    settings: PLAIN_ROUTING,
    isEmbedded: false,
    isNavigationBlocked: false,
    current: undefined,
    signedInFrom: undefined,
  };
  return CALL_DECISIONS.find(
    ({ refusal, decide }) => !open.includes(refusal) && decide(context, target).kind !== 'allow',
  )?.refusal;
}
