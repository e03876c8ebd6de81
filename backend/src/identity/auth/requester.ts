import type { FastifyRequest } from 'fastify';
import type { Requester } from '../messages/message-quota.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import type { KnownBrowsers } from './known-browsers.ts';

/** Who requests a message without being signed in. @param playerId whom the recipient belongs to */
export function requesterOf(
  { knownBrowsers }: { readonly knownBrowsers: Pick<KnownBrowsers, 'of'> },
  request: FastifyRequest,
  playerId?: string,
): Requester {
  const isOwner = playerId !== undefined && knownBrowsers.of(request, playerId) !== undefined;
  return isOwner ? { kind: 'owner' } : { kind: 'stranger', network: clientNetwork(request.ip) };
}
