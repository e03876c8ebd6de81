import { systemJs } from '@touchline/root-config/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { createRenderers, type Renderers } from './renderers.ts';
import { startRendererProcess } from './renderer-process.ts';

/** The renderers of a site, in processes that run the built `renderer` module. */
export function createSiteRenderers(options: {
  /** Where builds and published versions lie, absolute. */
  readonly folders: readonly string[];
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}): Renderers {
  const { folders, clock, log } = options;
  return createRenderers({
    clock,
    log,
    settings: { kind: 'settings', loader: systemJs(), folders },
    start: () =>
      startRendererProcess({ entry: new URL('./renderer.js', import.meta.url), folders }),
  });
}
