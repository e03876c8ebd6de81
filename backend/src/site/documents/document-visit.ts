import type { Composition } from '@touchline/contracts/releases';
import type { PlayerStatus } from '@touchline/domain/navigation';
import { assignTests } from '@touchline/domain/visitors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import { consultantWanted } from './consultant-cookie.ts';
import type { DocumentRouteOptions } from './document-options.ts';

/** The player's status, as pages know it; undefined where it cannot be read. */
async function playerStatusOf({ visit, log }: FastifyRequest): Promise<PlayerStatus | undefined> {
  try {
    const player = await visit?.player();
    if (player === undefined) {
      return undefined;
    }
    const { isExcluded: _, ...playerStatus } = player;
    return playerStatus;
  } catch (error) {
    log.debug({ err: error }, 'the document goes without the player’s status');
    return undefined;
  }
}

/** Who asks for a page, and what the site is for them. */
export interface DocumentVisit {
  readonly visit: NonNullable<FastifyRequest['visit']>;
  /** The site's settings as this visitor's. */
  readonly settings: SiteConfiguration;
  readonly player: PlayerStatus | undefined;
  /** Undefined while nothing is published. */
  readonly composition: Composition | undefined;
}

/** Reads what a document is decided from; undefined while the site's configuration cannot be read. */
export async function readVisit(
  options: DocumentRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<DocumentVisit | undefined> {
  const id = options.visitors.of(request, reply);
  const { visit } = request;
  const [stored, player, composition] = await Promise.all([
    // Its failure has been logged where it is read.
    options.configuration.read().catch(() => undefined),
    playerStatusOf(request),
    options.compositionOf({ id, request }),
  ]);
  if (stored === undefined || visit === undefined) {
    return undefined;
  }
  const core = options.visitorCore(stored.core, {
    country: options.blocks.countryOf(request) ?? '',
    abTests: assignTests(stored.core.abTests, id),
    isConsultantWanted: consultantWanted(request, reply),
    domain: request.hostname,
  });
  return { visit, player, composition, settings: { ...stored, core } };
}
