import {
  type Address,
  formatAddress,
  formatPath,
  type VisitedPage,
} from '@touchline/domain/navigation';
import type { CurrentRoute } from '@touchline/plugin-api';
import type { Verdict } from './decision.ts';
import type { Manner, NavigationParts } from './navigation-parts.ts';

type DecisionParts = Pick<NavigationParts, 'decide' | 'log' | 'pages'>;

function visitedPage({ name, path, query }: CurrentRoute): VisitedPage {
  return { name, path: formatPath({ path, query }) };
}

/** Asks the decisions about an address, loading them where they have not arrived. */
export function askDecisions(
  { decide, pages }: Pick<DecisionParts, 'decide' | 'pages'>,
  address: Address,
  given: { readonly asksGuards: boolean; readonly signedIn: boolean },
): Verdict | Promise<Verdict> {
  const from = given.signedIn ? pages.lastForPlayers() : undefined;
  const asked = {
    address,
    asksGuards: given.asksGuards,
    current: visitedPage(pages.current.get()),
    signedInFrom: from && visitedPage(from),
  };
  const asks = decide();
  return asks instanceof Promise ? asks.then((loaded) => loaded(asked)) : asks(asked);
}

/** Decides about a navigation; without its decisions the next document decides. */
export function decideOrLeave(
  parts: DecisionParts,
  wanted: Address,
  { force = false, signedIn = false }: Pick<Manner, 'force' | 'signedIn'>,
): Verdict | Promise<Verdict> {
  // A change of query alone (a filter, a modal) is no move to another page.
  const asksGuards = force || wanted.path !== parts.pages.current.get().path;
  const verdict = askDecisions(parts, wanted, { asksGuards, signedIn });
  return verdict instanceof Promise
    ? verdict.catch((error: unknown): Verdict => {
        parts.log.error('navigation cannot be decided here; the next document decides', error);
        return { kind: 'leave', address: formatAddress(wanted) };
      })
    : verdict;
}
