import { type Address, formatAddress, formatPath, isSitePath, parseAddress } from './address.ts';
import { accessDecision } from './access.ts';
import { bannedDecision } from './banned.ts';
import {
  ALLOW,
  type Decision,
  type DecisionContext,
  type NavigationDecision,
  type NavigationRoute,
  resolveTarget,
  type Target,
} from './decision.ts';
import { exclusionDecision } from './exclusion.ts';
import { featureDecision } from './feature.ts';
import { identificationDecision } from './identification.ts';
import { resolutionDecision } from './resolution.ts';
import { blockDecision, maintenanceDecision, redirectDecision } from './site.ts';
import { termsDecision } from './terms.ts';

/** Every address starts with a language: without one, the same path and query under the page's. */
const languageDecision: Decision = {
  name: 'language',
  decide: (_context, { address }) =>
    address.language === undefined ? { kind: 'redirect', path: formatPath(address) } : ALLOW,
};

/**
 * Every decision about who may go where, in order. The document server applies them to pages, the
 * shell about navigations, and the gate those with a `refusal` about calls, streams and sockets.
 */
export const DECISIONS: readonly Decision[] = [
  languageDecision,
  maintenanceDecision,
  blockDecision,
  redirectDecision,
  resolutionDecision,
  featureDecision,
  bannedDecision,
  exclusionDecision,
  termsDecision,
  identificationDecision,
  accessDecision,
];

/** A chain of redirects is never longer than this. */
export const MAXIMUM_HOPS = 5;

interface Reached<Route extends NavigationRoute> {
  readonly target: Target<Route>;
  /** Redirects that led there. */
  readonly hops: number;
}

/** What a navigation comes to. */
export type Verdict<Route extends NavigationRoute = NavigationRoute> =
  | ({ readonly kind: 'show' } & Reached<Route>)
  | ({ readonly kind: 'status'; readonly status: number } & Reached<Route>)
  | { readonly kind: 'cancel'; readonly guard: string }
  | {
      readonly kind: 'leave';
      readonly address: string;
      readonly code?: 301 | 302 | 307 | 308 | undefined;
    };

/** What is logged of redirects that are not followed. */
export interface DecisionLog {
  readonly warn: (message: string) => void;
  readonly error: (message: string) => void;
}

export interface Question<Route extends NavigationRoute> {
  readonly address: Address;
  readonly context: DecisionContext<Route>;
  /** In their order. */
  readonly decisions: readonly Decision[];
  readonly log: DecisionLog;
}

export type Consequence<Route extends NavigationRoute> =
  | { readonly next: Address }
  | Verdict<Route>
  | undefined;

/** What follows from one answer; `undefined` continues to the next decision. */
export function consequence<Route extends NavigationRoute>(
  answer: NavigationDecision,
  name: string,
  reached: Reached<Route>,
  { context, log }: Pick<Question<Route>, 'context' | 'log'>,
): Consequence<Route> {
  const { target, hops } = reached;
  switch (answer.kind) {
    case 'allow':
      return undefined;
    case 'cancel':
      return { kind: 'cancel', guard: name };
    case 'status':
      return target.route?.status === answer.status
        ? undefined
        : { kind: 'status', status: answer.status, ...reached };
    case 'leave':
      return answer;
    case 'redirect':
      break;
  }
  if (!isSitePath(answer.path)) {
    log.error(
      `ERR_REDIRECT: "${name}" redirects to "${answer.path}", which is not a path of the site`,
    );
    return { kind: 'cancel', guard: name };
  }
  const parsed = parseAddress(answer.path, context.languages);
  const next = { ...parsed, language: parsed.language ?? context.language };
  if (formatAddress(next) === formatAddress(target.address)) {
    log.warn(`cyclic redirect of "${name}" to ${answer.path} skipped`);
    return undefined;
  }
  if (hops >= MAXIMUM_HOPS) {
    log.error(`"${name}" redirects once more after ${MAXIMUM_HOPS} redirects`);
    return { kind: 'cancel', guard: name };
  }
  return { next };
}

/** Makes every decision about an address once, without following its result. */
export function decideOnce<Route extends NavigationRoute>(
  question: Question<Route>,
  hops: number,
): { readonly target: Target<Route>; readonly consequence: Consequence<Route> } {
  const { context, decisions } = question;
  const target = resolveTarget(question.address, context.table);
  for (const { name, decide } of decisions) {
    const found = consequence(decide(context, target), name, { target, hops }, question);
    if (found !== undefined) {
      return { target, consequence: found };
    }
  }
  return { target, consequence: undefined };
}

/** What a navigation to an address comes to, redirects followed: the same on server and in browser. */
export function decideNavigation<Route extends NavigationRoute>(
  question: Question<Route>,
): Verdict<Route> {
  let address = question.address;
  for (let hops = 0; ; hops += 1) {
    const { target, consequence: found } = decideOnce({ ...question, address }, hops);
    if (found === undefined) {
      return { kind: 'show', target, hops };
    }
    if (!('next' in found)) {
      return found;
    }
    address = found.next;
  }
}
