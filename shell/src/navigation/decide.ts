import { ApplicationError, type GuardDecision, type Logger } from '@touchline/plugin-api';
import { type Address, formatAddress, isSitePath, parseAddress } from './address.ts';
import { type Decision, type DecisionContext, resolveTarget, type Target } from './decision.ts';
import { accessDecision } from './decisions/access.ts';
import { featureDecision } from './decisions/feature.ts';
import { languageDecision } from './decisions/language.ts';
import { resolutionDecision } from './decisions/resolution.ts';

/** The shell's own decisions, in the order in which they are taken. */
export const DECISIONS: readonly Decision[] = [
  languageDecision,
  resolutionDecision,
  featureDecision,
  accessDecision,
];

/** A chain of redirects is never longer than this. */
export const MAXIMUM_HOPS = 5;

/** What a navigation comes to. */
export type Verdict =
  | { readonly kind: 'show'; readonly target: Target; readonly hops: number }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly target: Target;
      readonly hops: number;
    }
  | { readonly kind: 'cancel'; readonly guard: string };

/** A guard of a plugin, to be asked after the shell's own decisions. */
export interface AskedGuard {
  readonly name: string;
  readonly ask: (target: Target) => Promise<GuardDecision>;
}

export interface DecideOptions {
  readonly address: Address;
  readonly context: DecisionContext;
  readonly decisions: readonly Decision[];
  /** Guards whose condition holds, in their order. */
  readonly guards: readonly AskedGuard[];
  readonly log: Logger;
}

type Consequence = { readonly next: Address } | Verdict | undefined;

/** What follows from one decision; `undefined` goes on to the next question. */
function consequence(
  decision: GuardDecision,
  name: string,
  target: Target,
  hops: number,
  { context, log }: DecideOptions,
): Consequence {
  if (decision.kind === 'allow') {
    return undefined;
  }
  if (decision.kind === 'cancel') {
    return { kind: 'cancel', guard: name };
  }
  if (decision.kind === 'status') {
    return { kind: 'status', status: decision.status, target, hops };
  }
  if (!isSitePath(decision.path)) {
    const error = new ApplicationError({
      code: 'redirect_relative',
      message: `ERR_REDIRECT: "${name}" redirects to "${decision.path}", which is not a path of the site`,
      phase: 'guard',
      next: 'redirect to a path that starts with one slash',
    });
    log.error(error.message, error);
    return { kind: 'cancel', guard: name };
  }
  const parsed = parseAddress(decision.path, context.languages);
  const next = { ...parsed, language: parsed.language ?? context.language };
  if (formatAddress(next) === formatAddress(target.address)) {
    log.warn(`cyclic redirect of "${name}" to ${decision.path} skipped`);
    return undefined;
  }
  if (hops >= MAXIMUM_HOPS) {
    log.error(`"${name}" redirects once more after ${MAXIMUM_HOPS} redirects`);
    return { kind: 'cancel', guard: name };
  }
  return { next };
}

/**
 * Asks the shell's decisions and then the plugins' guards about an address, following redirects,
 * before anything is changed. The answer is given at once where no plugin has to be asked.
 */
export function decide(options: DecideOptions): Verdict | Promise<Verdict> {
  return decideFrom(options, options.address, 0);
}

function decideFrom(
  options: DecideOptions,
  address: Address,
  hops: number,
): Verdict | Promise<Verdict> {
  const { context, decisions, guards } = options;
  const target = resolveTarget(address, context.table);
  for (const { name, decide: ask } of decisions) {
    const result = consequence(ask(context, target), name, target, hops, options);
    if (result !== undefined) {
      return 'next' in result ? decideFrom(options, result.next, hops + 1) : result;
    }
  }
  return guards.length === 0 ? { kind: 'show', target, hops } : askGuards(options, target, hops);
}

async function askGuards(options: DecideOptions, target: Target, hops: number): Promise<Verdict> {
  for (const guard of options.guards) {
    const result = consequence(await guard.ask(target), guard.name, target, hops, options);
    if (result !== undefined) {
      return 'next' in result ? decideFrom(options, result.next, hops + 1) : result;
    }
  }
  return { kind: 'show', target, hops };
}
