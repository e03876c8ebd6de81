import type { Address } from '@touchline/domain/navigation';
import type { NavigationOutcome } from '@touchline/plugin-api';
import { decideOrLeave } from './ask-decisions.ts';
import { enterPage } from './enter-page.ts';
import { isPageHere, leavePage } from './leave-page.ts';
import type { Manner, NavigationParts } from './navigation-parts.ts';
import type { Turns } from './turns.ts';

/** A navigation as it was asked for. */
interface Asked {
  readonly wanted: Address;
  readonly manner: Manner;
}

/** The one way in which the page of a document changes. */
export interface Navigate {
  /** Decides about an address and, unless something newer began meanwhile, does what follows. */
  readonly to: (wanted: Address, manner: Manner) => Promise<NavigationOutcome>;
  /** The navigation that is not decided yet. */
  readonly undecided: () => Asked | undefined;
}

/** Makes the navigations of a document. */
export function createNavigate(parts: NavigationParts, turns: Turns): Navigate {
  let undecided: Asked | undefined;
  const to: Navigate['to'] = async (wanted, manner) => {
    const turn = turns.begin(manner.traversal);
    undecided = { wanted, manner };
    const deciding = decideOrLeave(parts, wanted, manner);
    const verdict = deciding instanceof Promise ? await deciding : deciding;
    if (turn.isSuperseded()) {
      return { status: 'superseded' };
    }
    undecided = undefined;
    turn.decided();
    if (isPageHere(verdict, parts.context().language)) {
      return enterPage(parts, verdict, { ...manner, turn });
    }
    manner.traversal?.refuse();
    return leavePage(parts, verdict);
  };
  return { to, undecided: () => undecided };
}
