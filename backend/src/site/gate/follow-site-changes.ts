import type { FastifyBaseLogger } from 'fastify';
import type { Blocks } from '../blocks/blocks.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Listener } from '../../platform/database/listener.ts';
import type { CurrentPlayerStatuses } from '../../protection/player-status/current-player-statuses.ts';
import type { Redirects } from '../redirects/redirects.ts';

/** Sent by triggers, with what has changed; see migrations/functions/tell_site_changed.sql. */
const CHANNEL = 'site_changed';
/** Rules are read again before they grow old, so that no request waits for them, ms. */
const REREAD_EVERY_MS = 2_500;

/**
 * Keeps what requests are decided from current in this process, whichever process has changed it.
 * @param options.onChange called after each change, once it is known here
 * @returns stops it
 */
export function followSiteChanges(options: {
  readonly listener: Listener;
  readonly log: FastifyBaseLogger;
  readonly configuration: Pick<Configuration, 'refresh'>;
  readonly blocks: Pick<Blocks, 'refresh'>;
  readonly redirects: Pick<Redirects, 'refresh'>;
  readonly playerStatuses: Pick<CurrentPlayerStatuses, 'forget'>;
  readonly onChange: () => void;
}): () => void {
  const { listener, log, configuration, blocks, redirects, playerStatuses, onChange } = options;
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'failed to read a change of the site; will retry');
  const readRules = () => Promise.all([blocks.refresh(), redirects.refresh()]);

  async function take(changed: string | undefined): Promise<void> {
    const [what, playerId] = changed?.split(' ') ?? [];
    if (what === 'player') {
      playerStatuses.forget(playerId);
    } else if (what === 'terms') {
      playerStatuses.forget();
    } else if (what === 'configuration') {
      await configuration.refresh();
    } else if (what === 'rules') {
      await readRules();
    } else {
      // What was said before this process listened is lost.
      playerStatuses.forget();
      await Promise.all([configuration.refresh(), readRules()]);
    }
    onChange();
  }

  const timer = setInterval(() => void readRules().catch(warn), REREAD_EVERY_MS);
  timer.unref();
  const stop = listener.subscribe(CHANNEL, (changed) => void take(changed).catch(warn));
  return () => {
    clearInterval(timer);
    stop();
  };
}
