import { formatAddress } from '@touchline/domain/navigation';
import type { NavigationOutcome } from '@touchline/plugin-api';
import type { Manner, NavigationParts, PageVerdict } from './navigation-parts.ts';
import type { Turn } from './turns.ts';

/** Changes history and shows the page, unless something newer began while history settled. */
export async function enterPage(
  { driver, pages, present }: Pick<NavigationParts, 'driver' | 'pages' | 'present'>,
  verdict: PageVerdict,
  { traversal, replace, turn }: Manner & { readonly turn: Turn },
): Promise<NavigationOutcome> {
  const { target, hops } = verdict;
  const address = formatAddress(target.address);
  const isUnchanged = address === formatAddress(present());
  const settling = traversal?.commit() ?? (isUnchanged ? undefined : driver.settled());
  if (settling !== undefined) {
    await settling;
    if (turn.isSuperseded()) {
      return { status: 'superseded' };
    }
  }
  if (traversal !== undefined) {
    if (hops > 0) {
      driver.replace(address);
    }
  } else if (isUnchanged) {
    if (verdict.kind === 'show' && pages.shown.get()?.contribution === target.route) {
      return { status: 'unchanged' };
    }
  } else if (replace) {
    driver.replace(address);
  } else {
    driver.push(address);
  }
  pages.show(verdict, traversal !== undefined ? 'traverse' : replace ? 'replace' : 'push');
  return hops > 0 ? { status: 'redirected', address } : { status: 'done' };
}
