import {
  consequence,
  type Decision,
  type DecisionContext,
  decideNavigation,
  decideOnce,
  type Question,
} from '@touchline/domain';
import type { GuardDecision, Logger } from '@touchline/plugin-api';
import type { Route, Target, Verdict } from './decision.ts';

/** A guard of a plugin, to be asked after the shell's own decisions. */
export interface AskedGuard {
  readonly name: string;
  readonly ask: (target: Target) => Promise<GuardDecision>;
}

export interface DecideOptions extends Omit<Question<Route>, 'decisions' | 'log'> {
  readonly context: DecisionContext<Route>;
  /** Guards whose condition holds, in their order. */
  readonly guards: readonly AskedGuard[];
  readonly log: Logger;
}

/** Decides about one navigation. */
export type Decide = (options: DecideOptions) => Verdict | Promise<Verdict>;

/**
 * Asks the given decisions and then the plugins' guards about an address, following redirects,
 * before anything is changed. The answer is given at once where no plugin has to be asked.
 */
export function createDecide(decisions: () => readonly Decision[]): Decide {
  return ({ guards, ...question }) => {
    const asked = { ...question, decisions: decisions() };
    return guards.length === 0 ? decideNavigation(asked) : askGuards(asked, guards);
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
