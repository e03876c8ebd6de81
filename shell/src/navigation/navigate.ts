import type { Address } from '@touchline/domain/navigation';
import type { NavigationOutcome } from '@touchline/plugin-api';
import { decideOrLeave } from './ask-decisions.ts';
import type { Verdict } from './decision.ts';
import { enterPage } from './enter-page.ts';
import { isPageHere, leavePage } from './leave-page.ts';
import type { Manner, NavigationParts } from './navigation-parts.ts';
import type { Turn, Turns } from './turns.ts';

/** A navigation that is not decided yet. */
interface Undecided {
  readonly wanted: Address;
  readonly manner: Manner;
  /** Resolves when nothing of it is left to happen. */
  readonly ended: Promise<unknown>;
}

/** The one way in which the page of a document changes. */
export interface Navigate {
  /** Decides about an address and, unless something newer began meanwhile, does what follows. */
  readonly to: (wanted: Address, manner: Manner) => Promise<NavigationOutcome>;
  readonly undecided: () => Undecided | undefined;
}

/** Makes the navigations of a document. */
export function createNavigate(parts: NavigationParts, turns: Turns): Navigate {
  let undecided: Undecided | undefined;
  const follow = async (
    verdict: Verdict,
    { manner, turn }: { readonly manner: Manner; readonly turn: Turn },
  ): Promise<NavigationOutcome> => {
    turn.decided();
    if (isPageHere(verdict, parts.context().language)) {
      return enterPage(parts, verdict, { ...manner, turn });
    }
    manner.traversal?.refuse();
    return leavePage(parts, verdict);
  };
  const to: Navigate['to'] = async (wanted, manner) => {
    const turn = turns.begin(manner.traversal);
    undecided = undefined;
    const deciding = decideOrLeave(parts, wanted, manner);
    if (!(deciding instanceof Promise)) {
      return follow(deciding, { manner, turn });
    }
    const ended = deciding.then((verdict): NavigationOutcome | Promise<NavigationOutcome> => {
      if (turn.isSuperseded()) {
        return { status: 'superseded' };
      }
      undecided = undefined;
      return follow(verdict, { manner, turn });
    });
    undecided = { wanted, manner, ended };
    return ended;
  };
  return { to, undecided: () => undecided };
}
