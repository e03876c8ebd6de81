import { formatPath } from '@touchline/domain/navigation';
import type { Disposer } from '@touchline/plugin-api';
import type { Registry } from '../registry/registry.ts';
import type { KeyStore } from '../services/context-keys.ts';
import type { Decide } from './decide.ts';
import type { Verdict } from './decision.ts';

/** The context key in which a plugin gives the reason why the page cannot be left: `<plugin>.navigationBlocked`. */
const BLOCKED = 'navigationBlocked';

interface BlockedPage {
  readonly registry: Pick<Registry, 'get'>;
  readonly keys: Pick<KeyStore, 'get' | 'subscribe'>;
}

/** What a plugin shows players who try to leave; undefined while they may. */
export function blockReason({
  registry,
  keys,
}: Pick<BlockedPage, 'registry'> & {
  readonly keys: Pick<KeyStore, 'get'>;
}): string | undefined {
  return [...registry.get().plugins.keys()]
    .map((plugin) => keys.get(`${plugin}.${BLOCKED}`))
    .find((reason) => typeof reason === 'string' && reason !== '') as string | undefined;
}

/**
 * Shows a player who is kept on the page why. What the site itself asked meanwhile about the page that is shown
 * is decided again once it may be left.
 */
export function notifyWhenBlocked(
  decide: Decide,
  page: BlockedPage & {
    readonly report: (reason: string) => void;
    readonly recheck: () => void;
  },
): Decide {
  const { registry, keys, recheck } = page;
  let stopWaiting: Disposer | undefined;
  const recheckWhenFree = () => {
    const names = [...registry.get().plugins.keys()].map((plugin) => `${plugin}.${BLOCKED}`);
    stopWaiting ??= keys.subscribe(names, () => {
      if (blockReason(page) === undefined) {
        stopWaiting?.();
        stopWaiting = undefined;
        recheck();
      }
    });
  };
  return (asked) => {
    const reason = blockReason(page);
    const isRecheck = asked.asksGuards && asked.current?.path === formatPath(asked.address);
    const handle = (verdict: Verdict): Verdict => {
      if (reason !== undefined && verdict.kind === 'cancel') {
        if (isRecheck) {
          recheckWhenFree();
        } else {
          page.report(reason);
        }
      }
      return verdict;
    };
    const verdict = decide(asked);
    return verdict instanceof Promise ? verdict.then(handle) : handle(verdict);
  };
}
