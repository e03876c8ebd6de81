import type { Address } from '@touchline/domain/navigation';
import type { NavigationOutcome } from '@touchline/plugin-api';
import { decideOrLeave } from './ask-decisions.ts';
import { enterPage } from './enter-page.ts';
import { isPageHere, leavePage } from './leave-page.ts';
import type { Manner, NavigationParts } from './navigation-parts.ts';
import type { Turns } from './turns.ts';

/** Decides about an address and, unless something newer began meanwhile, does what follows. */
export type Navigate = (wanted: Address, manner: Manner) => Promise<NavigationOutcome>;

/** Makes the one way in which the page of this document changes. */
export function createNavigate(parts: NavigationParts, turns: Turns): Navigate {
  return async (wanted, manner) => {
    const turn = turns.begin(manner.traversal);
    const deciding = decideOrLeave(parts, wanted, manner);
    const verdict = deciding instanceof Promise ? await deciding : deciding;
    if (turn.isSuperseded()) {
      return { status: 'superseded' };
    }
    turn.decided();
    if (isPageHere(verdict, parts.context().language)) {
      return enterPage(parts, verdict, { ...manner, turn });
    }
    manner.traversal?.refuse();
    return leavePage(parts, verdict);
  };
}
