import {
  type Address,
  consequence,
  type Decision,
  type DecisionContext,
  decideNavigation,
  decideOnce,
  type Question,
} from '@touchline/domain/navigation';
import type { GuardDecision, Logger } from '@touchline/plugin-api';
import type { PageContext, Route, Target, Verdict } from './decision.ts';

/** A guard of a plugin, to be asked after the shell's own decisions. */
export interface AskedGuard {
  readonly name: string;
  readonly ask: (target: Target) => Promise<GuardDecision>;
}

/** One navigation, as the controller knows it. */
export interface AskedNavigation extends Pick<DecisionContext, 'current' | 'signedInFrom'> {
  readonly address: Address;
  /** A change of query alone is no move to another page, and no plugin's business. */
  readonly asksGuards: boolean;
}

/** Decides about one navigation. */
export type Decide = (asked: AskedNavigation) => Verdict | Promise<Verdict>;

/**
 * Makes the given decisions and then the plugins' guards about an address, following redirects,
 * before anything is changed. The answer is synchronous where no plugin has a guard.
 */
export function createDecide(page: {
  readonly decisions: readonly Decision[];
  readonly context: () => PageContext;
  /** Guards whose condition is true, in their order. */
  readonly guards: () => readonly AskedGuard[];
  readonly log: Logger;
}): Decide {
  return ({ address, asksGuards, current, signedInFrom }) => {
    const { decisions, log } = page;
    const site = page.context();
    // A dialog that an act under way opens, such as the one for a proof, does not leave the page.
    const isNavigationBlocked = asksGuards && site.isNavigationBlocked;
    const context = { ...site, isNavigationBlocked, current, signedInFrom };
    const question = { address, context, decisions, log };
    const guards = asksGuards ? page.guards() : [];
    return guards.length === 0 ? decideNavigation(question) : askGuards(question, guards);
  };
}

async function askGuards(
  question: Question<Route>,
  guards: readonly AskedGuard[],
): Promise<Verdict> {
  let { address } = question;
  for (let hops = 0; ; hops += 1) {
    const { target, consequence: own } = decideOnce({ ...question, address }, hops);
    let found = own;
    for (const guard of found === undefined ? guards : []) {
      found = consequence(await guard.ask(target), guard.name, { target, hops }, question);
      if (found !== undefined) {
        break;
      }
    }
    if (found === undefined) {
      return { kind: 'show', target, hops };
    }
    if (!('next' in found)) {
      return found;
    }
    address = found.next;
  }
}
