import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';

/** Whom passkeys are made for: the site, as browsers name it. */
export interface RelyingParty {
  /** The host: a passkey of one host is of no use on another. */
  readonly id: string;
  readonly origin: string;
}

/** `https://host` of the site; undefined where it is not known for sure. */
export type OriginOf = (request: FastifyRequest) => string | undefined;

/**
 * The site that a passkey must be for, from its configured address and never from what the page says.
 * @throws ApiError `unavailable` where the address is not configured, or is no name (WebAuthn requires one)
 */
export function relyingPartyOf(originOf: OriginOf, request: FastifyRequest): RelyingParty {
  const configured = originOf(request);
  const address = configured === undefined ? undefined : new URL(configured);
  if (address === undefined || isIP(address.hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new ApiError('unavailable', 'passkeys need the address of the site: set PUBLIC_URL');
  }
  return { id: address.hostname, origin: address.origin };
}
