import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieRules, cookieAttributes } from './session-cookies.ts';

/** Http-only: which accounts have signed in on this browser. It opens none of them. */
const COOKIE = 'tl_known';
const PATH = '/web-api';
const YEAR_SECONDS = 31_536_000;
const ID_BYTES = 12;
const HELD = /^[\w-]{16}(\.[\w-]{43}){1,5}$/;
/** Of accounts, the newest first. */
const MAX_ACCOUNTS = 5;

/** Browsers that have signed in to an account before; guesses and messages of strangers do not count against them. */
export interface KnownBrowsers {
  /** The browser's random id; undefined unless it has signed in to the account. */
  readonly of: (request: FastifyRequest, playerId: string) => string | undefined;
  /** Notes that the browser has signed in to the account, for a year. */
  readonly remember: (
    request: FastifyRequest,
    reply: FastifyReply,
    signIn: { readonly playerId: string; readonly rules: CookieRules },
  ) => void;
}

/** @param key of all instances of the site */
export function createKnownBrowsers(key: Buffer): KnownBrowsers {
  const proofOf = (id: string, playerId: string) =>
    createHmac('sha256', key).update(`browser ${id} of ${playerId}`).digest('base64url');

  function read(request: FastifyRequest): { readonly id: string; readonly proofs: string[] } {
    const held = request.cookies[COOKIE] ?? '';
    const [id, ...proofs] = HELD.test(held) ? held.split('.') : [];
    return { id: id ?? randomBytes(ID_BYTES).toString('base64url'), proofs };
  }

  return {
    of: (request, playerId) => {
      const { id, proofs } = read(request);
      const expected = Buffer.from(proofOf(id, playerId));
      return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected)) ? id : undefined;
    },
    remember: (request, reply, { playerId, rules }) => {
      const { id, proofs } = read(request);
      const own = proofOf(id, playerId);
      const all = [own, ...proofs.filter((proof) => proof !== own)].slice(0, MAX_ACCOUNTS);
      reply.setCookie(COOKIE, [id, ...all].join('.'), {
        ...cookieAttributes(request, rules, 'strict'),
        path: PATH,
        httpOnly: true,
        maxAge: YEAR_SECONDS,
      });
    },
  };
}
