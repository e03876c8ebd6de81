import { maintenancePlan } from '@touchline/domain/site';
import { TERMS_EXCEPTION } from '@touchline/contracts/identity';
import { decideCall, type PlayerStatus, type Refusal } from '@touchline/domain/navigation';
import type { SiteState } from '@touchline/domain/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_COOKIE } from '@touchline/contracts/identity';
import type { Blocks } from '../blocks/blocks.ts';
import type { Visitor } from '../blocks/match-rule.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { isInternalCall } from '../../platform/http/internal-call.ts';
import type { CurrentPlayerStatuses } from '../../protection/player-status/current-player-statuses.ts';
import { wantsPage } from '../documents/document-route.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { isAlwaysOpen, openTo } from './exemptions.ts';
import { readSiteState } from './site-state.ts';

/** What a request is decided from; read once, for all decisions about it. */
export interface Visit {
  readonly site: SiteState;
  /** The block service has answered. */
  readonly isBlockKnown: boolean;
  readonly visitor: Visitor;
  /** Undefined for visitors. Rejects when it cannot be read. */
  readonly player: () => Promise<PlayerStatus | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate, except for what is always open and while there is no configuration. */
    visit: Visit | undefined;
  }
}

export interface GateOptions {
  readonly configuration: Pick<Configuration, 'read'>;
  readonly blocks: Pick<Blocks, 'check' | 'known' | 'visitorOf'>;
  readonly playerStatuses: Pick<CurrentPlayerStatuses, 'of' | 'forget'>;
  readonly isProduction: boolean;
  readonly clock: Clock;
}

const PLAYER_REFUSALS: ReadonlySet<Refusal> = new Set([
  'player_banned',
  'player_excluded',
  'terms_changed',
  'identification_required',
]);

const MESSAGES: Readonly<Record<Refusal, string>> = {
  site_maintenance: 'the site is closed for maintenance',
  visitor_blocked: 'the site is not available to this visitor',
  player_banned: 'this account is banned',
  player_excluded: 'the player has excluded themselves',
  terms_changed: 'the terms have changed and have to be confirmed first',
  identification_required: 'the player has to be identified first',
};

function refusalError(refusal: Refusal, site: SiteState): ApiError {
  const details = {
    visitor_blocked: { reason: site.blockReason },
    terms_changed: { exception_code: TERMS_EXCEPTION },
  }[refusal as string];
  return new ApiError(refusal, MESSAGES[refusal], details && { details });
}

/**
 * The token that names the player to be decided about. The cookie counts as well: it opens nothing,
 * and a player must not escape a block by leaving the header out.
 */
function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  return /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? cookies[TOKEN_COOKIE];
}

/** Whether the site is open to a visitor, and the status of their player. */
async function decideVisitor(
  {
    visitor,
    cookies,
    log,
  }: Pick<FastifyRequest, 'cookies' | 'log'> & { readonly visitor: Visitor },
  settings: SiteConfiguration,
  options: GateOptions,
): Promise<Visit> {
  const { blocks, playerStatuses, isProduction } = options;
  const { state, isBlockKnown } = await readSiteState({
    cookies,
    settings,
    isProduction,
    knownBlock: () => blocks.known(visitor),
    askBlock: () => blocks.check(visitor),
    log,
  });
  const { playerId } = visitor;
  const player = async () => (playerId === undefined ? undefined : playerStatuses.of(playerId));
  return { site: state, isBlockKnown, visitor, player };
}

/** The decisions about a call, in their order; players are read where one may refuse it. */
export async function refusalOf(
  visit: Pick<Visit, 'site' | 'player'>,
  call: { readonly path: string; readonly open: readonly Refusal[] },
  flags: Readonly<Record<string, unknown>>,
): Promise<Refusal | undefined> {
  const isOn = (flag: string) => flags[flag] === true;
  const { site } = visit;
  const isAboutPlayers = [...PLAYER_REFUSALS].some((refusal) => !call.open.includes(refusal));
  const refusal = decideCall({ site, player: undefined, isOn }, call);
  if (refusal !== undefined || !isAboutPlayers) {
    return refusal;
  }
  return decideCall({ site, player: await visit.player(), isOn }, call);
}

/** Decides again about connections that are open, as about a request that would open them now. */
export function createAdmission(
  options: GateOptions,
): (request: FastifyRequest) => (playerId: string | undefined) => Promise<Refusal | undefined> {
  return (request) => {
    const { visit, cookies, log } = request;
    const path = request.routeOptions.url ?? '';
    const open = openTo(request.method, path);
    return async (playerId) => {
      const settings = await options.configuration.read().catch(() => undefined);
      if (visit === undefined || settings === undefined) {
        return undefined;
      }
      const visitor = { ...visit.visitor, ...(playerId !== undefined && { playerId }) };
      const next = await decideVisitor({ visitor, cookies, log }, settings, options);
      return refusalOf(next, { path, open }, settings.core.flags);
    };
  };
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Whether a call is open to players whom something keeps from play: one of those ends it. */
function mayChangePlayerStatus({ method, routeOptions }: FastifyRequest): boolean {
  return openTo(method, routeOptions.url ?? '').length > 0;
}

/**
 * The gate: decides about every request once, before any route. Calls, streams and sockets are
 * refused here with a coded error; pages are decided by the document route from the same facts.
 */
export function registerGate(app: App, options: GateOptions): void {
  app.decorateRequest('visit', undefined);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.routeOptions.url ?? '';
    const open = openTo(request.method, url);
    if (isAlwaysOpen(open) || isInternalCall(request)) {
      return;
    }
    // Without any configuration nothing can be decided; pages show an error, and calls need the database.
    const settings = await options.configuration.read().catch(() => undefined);
    if (settings === undefined) {
      return;
    }
    const { cookies, log } = request;
    const visitor = await options.blocks.visitorOf(request, tokenOf(request));
    const visit = await decideVisitor({ visitor, cookies, log }, settings, options);
    request.visit = visit;
    if ((url === '/' || url === '/*') && wantsPage(request)) {
      return;
    }
    const refusal = await refusalOf(visit, { path: url, open }, settings.core.flags);
    if (refusal === 'site_maintenance') {
      const { finishAt } = maintenancePlan(settings.maintenance);
      reply.header('retry-after', String(retryAfterSeconds(finishAt, options.clock())));
    }
    if (refusal !== undefined) {
      throw refusalError(refusal, visit.site);
    }
  });
  // An operator who changes a status looks at the site immediately, perhaps before the database has notified
  // this process: players who confirm the terms or fill in who they are, and operators by any act.
  app.addHook('onSend', async (request, reply) => {
    const playerId = request.visit?.visitor.playerId;
    const isChange = !READS.has(request.method) && reply.statusCode < 300;
    if (isChange && request.routeOptions.config.audit !== undefined) {
      options.playerStatuses.forget();
    } else if (playerId !== undefined && isChange && mayChangePlayerStatus(request)) {
      options.playerStatuses.forget(playerId);
    }
  });
}
