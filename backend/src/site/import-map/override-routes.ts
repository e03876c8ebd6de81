import formbody from '@fastify/formbody';
import { ERROR_STATUS } from '@touchline/contracts/errors';
import type { Override, Overrides } from '@touchline/importmap/service';
import {
  LEAVE_OVERRIDE,
  OVERRIDE_PATH,
  OVERRIDES_SCRIPT,
  overridesScript,
  renderOverrideOffer,
  renderOverrideRefusal,
} from '@touchline/root-config/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';
import { sendOverridePage } from './override-page.ts';

const COOKIE = 'tl_override';
const Asked = z.object({ link: z.string() });

/** The link that a browser has used, while it is valid. */
export type OverrideOf = (request: FastifyRequest) => Override | undefined;

function linkIn(asked: unknown): string {
  const parsed = Asked.safeParse(asked);
  return parsed.success ? parsed.data.link : '';
}

/** Reads links from the cookies of browsers. */
export function createOverrideOf(overrides: Overrides): OverrideOf {
  return (request) => {
    const held = request.cookies[COOKIE];
    const reading = held === undefined ? undefined : overrides.read(held);
    return reading?.kind === 'valid' ? reading.override : undefined;
  };
}

/** Whether a form was sent by a page of this site: another site's page cannot press the button. */
function isOurs({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) {
    return site === 'same-origin';
  }
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Makes the browser use a link for as long as it is valid. */
function useLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { link, seconds: maxAge }: { readonly link: string; readonly seconds: number },
): FastifyReply {
  const secure = mustBeSecure(request);
  return reply.setCookie(COOKIE, link, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge,
  });
}

/** The script that overrides whatever is stored in the browser. */
function registerOverridesScript(app: App): void {
  const script = overridesScript();
  app.get(OVERRIDES_SCRIPT, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(script),
  );
}

export interface OverridePageOptions {
  readonly overrides: Overrides;
  readonly clock: Clock;
  /** In production there is no script that overrides whatever is stored in the browser. */
  readonly isProduction: boolean;
  /** The site's name. */
  readonly brand: () => Promise<string>;
}

/**
 * `/override`: the target of a signed link, and of the bar of a page with an override when it
 * is removed. Nothing here goes anywhere but to the site's own front page.
 */
export async function registerOverridePages(
  app: App,
  { overrides, clock, isProduction, brand }: OverridePageOptions,
): Promise<void> {
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    code: 'override_link_expired' | 'override_link_invalid',
  ) =>
    sendOverridePage(request, reply.code(ERROR_STATUS[code]), {
      brand,
      render: (given) => renderOverrideRefusal({ ...given, code }),
    });

  if (!isProduction) {
    registerOverridesScript(app);
  }
  await app.register(async (scope) => {
    await scope.register(formbody);

    scope.get(OVERRIDE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const link = linkIn(request.query);
      const reading = overrides.read(link);
      return reading.kind === 'valid'
        ? await sendOverridePage(request, reply, {
            brand,
            render: (given) => renderOverrideOffer({ ...given, link, override: reading.override }),
          })
        : await refuse(request, reply, `override_link_${reading.kind}`);
    });

    scope.post(OVERRIDE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const link = linkIn(request.body);
      const reading = overrides.read(link);
      if (reading.kind !== 'valid' || !isOurs(request)) {
        const code = reading.kind === 'expired' ? 'expired' : 'invalid';
        return await refuse(request, reply, `override_link_${code}`);
      }
      const seconds = Math.ceil((reading.override.expiresAt - clock()) / 1000);
      return useLink(request, reply, { link, seconds })
        .header('cache-control', 'no-store')
        .redirect('/', 303);
    });

    scope.post(LEAVE_OVERRIDE, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .clearCookie(COOKIE, { path: '/' })
        .header('cache-control', 'no-store')
        .redirect('/', 303),
    );
  });
}

/** Where a browser takes a link up. @param origin of the site's pages */
export function overrideAddress(link: string, origin: string): string {
  return `${origin}${OVERRIDE_PATH}?link=${link}`;
}
