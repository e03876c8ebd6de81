import {
  OPERATOR_CONSOLE_HEADER,
  type DecideDocument,
  OperatorVerificationAnswer,
  type RepeatCheck,
  type RequestDocument,
  WaitingDocumentsAnswer,
} from '@touchline/contracts/operator';
import { call, CallError } from './call.ts';

const BASE = '/operator-api/v1/verification';

/** Identity documents that wait for an operator, those first that have waited longest. */
export function readWaitingDocuments({ isPolling }: { readonly isPolling?: boolean | undefined }) {
  return call({ path: `${BASE}/documents`, answer: WaitingDocumentsAnswer, isPolling });
}

/** An image of these bytes; the server makes every picture a JPEG. */
function imageAddress(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/jpeg;base64,${btoa(text)}`;
}

/** The picture of a document as an address that an image shows; the audit log has each look. @throws CallError */
export async function readDocumentPicture(id: string): Promise<string> {
  const response = await fetch(`${BASE}/documents/${encodeURIComponent(id)}/picture`, {
    headers: { [OPERATOR_CONSOLE_HEADER]: 'active' },
  }).catch((error: unknown) => {
    throw new CallError('network', String(error));
  });
  if (!response.ok) {
    const code = response.status === 404 ? 'not_found' : 'internal';
    throw new CallError(code, `${response.status} ${response.statusText}`);
  }
  return imageAddress(new Uint8Array(await response.arrayBuffer()));
}

/** Accepts or refuses a document. @throws CallError `document_decided` where another operator was first */
export function decideDocument({
  id,
  decision,
}: {
  readonly id: string;
  readonly decision: DecideDocument;
}) {
  return call({
    path: `${BASE}/documents/${encodeURIComponent(id)}/decision`,
    method: 'POST',
    body: decision,
    answer: OperatorVerificationAnswer,
  });
}

/** Asks a player for a document. */
export function requestDocument({
  playerId,
  ...body
}: RequestDocument & { readonly playerId: string }) {
  return call({
    path: `${BASE}/players/${encodeURIComponent(playerId)}/requests`,
    method: 'POST',
    body,
    answer: OperatorVerificationAnswer,
  });
}

/** Has a player do the provider's check again. @throws CallError `identity_check_closed` while the provider checks */
export function repeatCheck({ playerId, ...body }: RepeatCheck & { readonly playerId: string }) {
  return call({
    path: `${BASE}/players/${encodeURIComponent(playerId)}/check`,
    method: 'POST',
    body,
    answer: OperatorVerificationAnswer,
  });
}
