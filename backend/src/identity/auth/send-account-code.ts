import type { SendPhoneCode } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Phone, readPhone } from '../phone/phone-numbers.ts';
import type { PhoneProofs } from '../phone/phone-proofs.ts';
import type { Auth } from './auth.ts';
import { findByPhone } from './players.ts';
import { requesterOf } from './requester.ts';

/**
 * Sends a code to a phone that may have an account. The answer is the same for one that has none, or is not meant:
 * nothing is sent then.
 */
export async function sendAccountCode(
  { auth, phoneProofs }: { readonly auth: Auth; readonly phoneProofs: PhoneProofs },
  request: FastifyRequest<{ Body: z.output<typeof SendPhoneCode> }>,
  {
    purpose,
    isMeant,
  }: {
    readonly purpose: Parameters<PhoneProofs['send']>[0]['purpose'];
    readonly isMeant: (phone: Phone) => Promise<boolean>;
  },
): ReturnType<PhoneProofs['send']> {
  const { 'phone-code': code, 'phone-number': number, lng: language } = request.body;
  const phone = { code, number };
  const account = await findByPhone(auth.pool, readPhone(phone));
  return phoneProofs.send({
    phone,
    requester: requesterOf(auth, request, account?.id),
    language,
    purpose,
    isMeant,
  });
}
