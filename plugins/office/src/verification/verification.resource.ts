import { VerificationAnswer } from '@touchline/contracts/verification';
import type { DocumentKind } from '@touchline/domain/verification';
import { defineResource, type Http } from '@touchline/plugin-api';

const DOCUMENTS = '/documents-api/v1/documents';
/** An operator may decide while the page is open. */
const REFRESH_MS = 30_000;
/** A photo over a slow line. */
const UPLOAD_MS = 90_000;

/** How far the player's verification is. */
export const verificationResource = defineResource({
  name: 'office.verification',
  path: (_parameters: Record<string, never>) => DOCUMENTS,
  schema: VerificationAnswer,
  authentication: 'required',
  interval: REFRESH_MS,
});

/** Uploads the picture of a document. A key is one document, however often it is sent. */
export function uploadDocument(
  http: Http,
  {
    kind,
    picture,
    key,
  }: { readonly kind: DocumentKind; readonly picture: Blob; readonly key: string },
) {
  return http.request({
    method: 'POST',
    path: DOCUMENTS,
    query: { kind },
    body: picture,
    headers: { 'Content-Type': 'application/octet-stream' },
    schema: VerificationAnswer,
    authentication: 'required',
    idempotencyKey: key,
    timeout: UPLOAD_MS,
  });
}

/** Erases the pictures that the law does not have the house keep. */
export function erasePictures(http: Http) {
  return http.request({
    method: 'POST',
    path: '/documents-api/v1/erasure',
    schema: VerificationAnswer,
    authentication: 'required',
  });
}
