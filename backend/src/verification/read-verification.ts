import type { VerifiedPerson } from '@touchline/contracts/operator';
import type { VerificationAnswer } from '@touchline/contracts/verification';
import { DOCUMENT_KINDS, type DocumentFacts, documentStates } from '@touchline/domain/verification';
import type { Queryable } from '../platform/database/queryable.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { findCheck } from './checks/check-store.ts';
import { documentsOf } from './document-store.ts';
import { readStorage } from './request-erasure.ts';
import type { VerificationOptions } from './verification-options.ts';
import { eventsOf, personOf, requestsOf } from './verification-store.ts';

type Reader = Pick<VerificationOptions, 'clock' | 'status' | 'provider' | 'retentionDays'>;

/** What is known of a player's documents now. */
export async function readFacts(
  client: Queryable,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<DocumentFacts> {
  return {
    documents: await documentsOf(client, playerId),
    requests: await requestsOf(client, playerId),
    today: new Date(now).toISOString().slice(0, 10),
  };
}

/** How far the provider's check of a player is; undefined where the house checks identities itself. */
async function readCheck(
  { provider }: Reader,
  client: Queryable,
  playerId: string,
): Promise<VerificationAnswer['check']> {
  if (provider === undefined) {
    return undefined;
  }
  const check = await findCheck(client, playerId);
  return check?.provider === provider.id
    ? { state: check.state, reasons: [...check.reasons] }
    : { reasons: [] };
}

/** How far a player's verification is. */
export async function readVerification(
  reader: Reader,
  client: Queryable,
  playerId: string,
): Promise<VerificationAnswer> {
  const { clock, status } = reader;
  const documents = await documentsOf(client, playerId);
  const requests = await requestsOf(client, playerId);
  const today = new Date(clock()).toISOString().slice(0, 10);
  const states = documentStates({ documents, requests, today });
  const check = await readCheck(reader, client, playerId);
  return {
    isVerified: await status.isVerified(client, playerId),
    documents: DOCUMENT_KINDS.map((kind) => {
      const latest = documents.find((document) => document.kind === kind);
      const request = requests.find((each) => each.kind === kind);
      const state = states[kind];
      const note = state === 'needed' ? request?.note : latest?.note;
      return {
        kind,
        state,
        isRequested: request !== undefined,
        ...(state === 'refused' && { reason: latest?.reason }),
        ...(note !== undefined && { note }),
        ...(latest?.state === 'accepted' && state !== 'needed' && { expiresOn: latest.expiresOn }),
      };
    }),
    events: [...(await eventsOf(client, playerId))],
    ...(check !== undefined && { check }),
    storage: await readStorage(reader, client, playerId),
  };
}

/** A player and their verification, as operators see both. @throws ApiError `not_found` */
export async function readForOperator(
  reader: Reader,
  client: Queryable,
  playerId: string,
): Promise<{ person: VerifiedPerson; verification: VerificationAnswer }> {
  const person = await personOf(client, playerId);
  if (person === undefined) {
    throw new ApiError('not_found', `there is no player ${playerId}`);
  }
  return { person, verification: await readVerification(reader, client, playerId) };
}
