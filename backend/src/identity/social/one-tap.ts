import {
  type OneTapAnswer,
  OneTapClientAnswer,
  type OneTapForm,
} from '@touchline/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { enterAs, pageOf, type SocialEntryOptions } from './enter-as.ts';
import { clearNonce, nonceOf } from './social-cookies.ts';

/** Which network a call is about; the site's first where it does not say. */
export const OneTapQuery = z.object({ network: z.optional(OneTapClientAnswer.shape.network) });
type OneTapQuery = z.infer<typeof OneTapQuery>;

/** Takes the credential of a network's script, and lets the person in whom it proves. */
export async function enterWithOneTap(
  options: SocialEntryOptions,
  request: FastifyRequest<{ Body: OneTapForm; Querystring: OneTapQuery }>,
  reply: FastifyReply,
): Promise<OneTapAnswer> {
  const { social } = options;
  const { credential, language, currency, countryId } = request.body;
  const { verify, network } = await social.provider(request.query.network);
  const nonce = nonceOf(request) ?? '';
  const { expiresAt, ...identity } = await verify(credential, nonce);
  await social.store.useUp({ network, nonce, expiresAt });
  reply.header('cache-control', 'no-store');
  clearNonce(request, reply);
  return enterAs(options, request, reply, {
    ...identity,
    network,
    language,
    currency,
    countryId: Number(countryId),
    page: pageOf(request, language),
  });
}
