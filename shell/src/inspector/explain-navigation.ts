import {
  type Address,
  consequence,
  type DecisionContext,
  type Decision,
  formatAddress,
  resolveTarget,
} from '@touchline/domain/navigation';
import type { AskedGuard } from '../navigation/decide.ts';
import type { Route } from '../navigation/decision.ts';

/** One decision about an address, and its result. */
export interface ExplainedStep {
  readonly address: string;
  /** Name of the decision, or `<plugin>/<guard>`. */
  readonly guard: string;
  /** `allow`, `cancel`, `status 404`, `redirect /login`. */
  readonly answer: string;
  /** Nothing after it was decided about this address. */
  readonly isLast: boolean;
}

export interface ExplainedNavigation {
  readonly steps: readonly ExplainedStep[];
  /** The route reached; absent where none matches. */
  readonly route: string | undefined;
}

type Answer = ReturnType<Decision['decide']>;

function describe(answer: Answer): string {
  switch (answer.kind) {
    case 'redirect':
      return `redirect ${answer.path}`;
    case 'status':
      return `status ${answer.status}`;
    case 'leave':
      return `leave ${answer.address}`;
    default:
      return answer.kind;
  }
}

/**
 * Makes every decision about an address again, in order and through every redirect, and keeps each
 * answer: why the page is the one it is.
 */
export async function explainNavigation({
  address: wanted,
  context,
  decisions,
  guards,
}: {
  readonly address: Address;
  readonly context: DecisionContext<Route>;
  readonly decisions: readonly Decision[];
  readonly guards: readonly AskedGuard[];
}): Promise<ExplainedNavigation> {
  const log = { warn: () => undefined, error: () => undefined };
  const steps: ExplainedStep[] = [];
  let address = wanted;
  for (let hops = 0; ; hops += 1) {
    const target = resolveTarget(address, context.table);
    const questions = [
      ...decisions.map(({ name, decide }) => ({ name, ask: () => decide(context, target) })),
      ...guards.map(({ name, ask }) => ({ name, ask: () => ask(target) })),
    ];
    let found: ReturnType<typeof consequence<Route>>;
    for (const { name, ask } of questions) {
      const answer = await ask();
      found = consequence(answer, name, { target, hops }, { context, log });
      steps.push({
        address: formatAddress(address),
        guard: name,
        answer: describe(answer),
        isLast: found !== undefined,
      });
      if (found !== undefined) {
        break;
      }
    }
    if (found === undefined || !('next' in found)) {
      return { steps, route: target.route?.name };
    }
    address = found.next;
  }
}
