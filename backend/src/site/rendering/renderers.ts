import type { ChildProcess } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import {
  createRendererClient,
  type RendererClient,
  type RendererLimits,
} from './renderer-client.ts';
import type { OmittedView } from './render-response.ts';
import type { RendererSettings } from './renderer-protocol.ts';

/** Wait between the start of a renderer and the start of the next, ms. */
const RESTART_MS = 1_000;
/** A view that took too long this often is left out for a while. */
const STRIKES = 2;
const LEFT_OUT_MS = 60_000;
/** Views whose omission is reported; a report for each page would fill the log. */
const MOST_REPORTED = 200;

/** Renders the first screens of pages in a process of its own, which is replaced when it ends. */
export interface Renderers extends Pick<RendererClient, 'render'> {
  readonly stop: () => void;
}

/**
 * Keeps a renderer process. It starts with the first page, and again with the first page after it has
 * ended, though not more than once a second; a page without a renderer goes with its skeletons.
 */
export function createRenderers({
  start,
  settings,
  clock,
  log,
  limits,
}: {
  readonly start: () => ChildProcess;
  readonly settings: RendererSettings;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly limits?: RendererLimits;
}): Renderers {
  const reported = new Set<string>();
  /** The views that took too long, by `<plugin>/<view>`: how often, and when last. */
  const slow = new Map<string, { readonly count: number; readonly at: number }>();
  let current: RendererClient | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const onOmitted = ({ plugin, view, reason, isSlow }: OmittedView) => {
    if (isSlow) {
      const name = `${plugin}/${view}`;
      slow.set(name, { count: (slow.get(name)?.count ?? 0) + 1, at: clock() });
    }
    const key = `${plugin}/${view}: ${reason.split('\n')[0]}`;
    if (reported.size < MOST_REPORTED && !reported.has(key)) {
      reported.add(key);
      log.warn({ plugin, view, reason }, 'a view was not rendered; its skeleton is sent');
    }
  };
  /** Those that have had their strikes; after a while they are tried again. */
  const skipped = () => {
    for (const [name, { at }] of slow) {
      if (clock() - at >= LEFT_OUT_MS) {
        slow.delete(name);
      }
    }
    return [...slow].filter(([, { count }]) => count >= STRIKES).map(([name]) => name);
  };
  const launch = (): RendererClient => {
    startedAt = clock();
    const child = start();
    const launched = createRendererClient({
      child,
      settings,
      limits,
      onOmitted,
      onEnd: (lastWords) => {
        current = current === launched ? undefined : current;
        if (!isStopped) {
          log.warn({ lastWords }, 'a renderer has ended; the next page starts another');
        }
      },
    });
    return launched;
  };
  return {
    render: async (composition, page) => {
      if (isStopped || (current === undefined && clock() - startedAt < RESTART_MS)) {
        return [];
      }
      current ??= launch();
      return current.render(composition, { ...page, skipped: skipped() });
    },
    stop: () => {
      isStopped = true;
      current?.kill();
    },
  };
}
