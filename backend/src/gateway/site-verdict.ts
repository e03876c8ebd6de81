import { setTimeout as wait } from 'node:timers/promises';
import { decideSite, type SiteAddress, type SiteVerdict } from '@touchline/root-config/server';
import type { FastifyRequest } from 'fastify';
import type { Blocks } from '../blocks/blocks.ts';
import type { SiteConfiguration } from '../configuration/configuration.ts';
import type { Redirects } from '../redirects/redirects.ts';

/** A service that takes longer is asked by the browser instead. */
const DEADLINE_MS = 400;

export interface SiteVerdictOptions {
  readonly blocks: Pick<Blocks, 'check' | 'countryOf' | 'visitorOf'>;
  readonly redirects: Pick<Redirects, 'resolve'>;
  /** Redirects are followed without being asked for. */
  readonly isProduction: boolean;
}

/** What is decided about the whole site for a request. */
export async function siteVerdict(
  request: FastifyRequest,
  options: SiteVerdictOptions & {
    readonly address: SiteAddress;
    readonly settings: SiteConfiguration;
    /** `https://host` */
    readonly origin: string;
  },
): Promise<SiteVerdict> {
  const { blocks, redirects, isProduction, address, settings, origin } = options;
  const href = `${origin}${request.url}`;
  return decideSite({
    address,
    href,
    cookies: request.cookies,
    maintenance: settings.maintenance,
    maintenanceOnBlockFailure: settings.global.maintenanceOnBlockFailure,
    isProduction,
    askBlock: async () =>
      blocks.check(await blocks.visitorOf(request, request.cookies['user_token'])),
    askRedirect: () => redirects.resolve(href),
    wait: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
    deadline: () => wait(DEADLINE_MS, undefined, { ref: false }),
    log: request.log,
  });
}

/** Seconds after which it is worth coming back to a site that is closed; RFC 9110 `Retry-After`. */
export function retryAfterSeconds(finishAt: number | undefined, now: number): number {
  const LATER = 600;
  return finishAt === undefined || finishAt <= now ? LATER : Math.ceil((finishAt - now) / 1000);
}
