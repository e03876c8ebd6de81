import { CONSULTANT_OPT_IN, isConsultantOptIn } from '@touchline/domain/player';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mustBeSecure } from '../../platform/http/secure-cookies.ts';

/** Cookies without their own lifetime last a day (platform.txt §9). */
const DAY_SECONDS = 86_400;

/**
 * Whether the visitor has opted in to the payment consultant, by the address of this page or by an
 * earlier one; the cookie is readable, as open pages ask it again with a new configuration.
 */
export function consultantWanted(request: FastifyRequest, reply: FastifyReply): boolean {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get(CONSULTANT_OPT_IN);
  if (!isConsultantOptIn(asked ?? undefined)) {
    return isConsultantOptIn(request.cookies[CONSULTANT_OPT_IN]);
  }
  reply.setCookie(CONSULTANT_OPT_IN, '1', {
    path: '/',
    sameSite: 'lax',
    secure: mustBeSecure(request),
    maxAge: DAY_SECONDS,
  });
  return true;
}
