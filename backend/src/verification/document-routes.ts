import {
  DOCUMENT_BYTES,
  UploadDocument,
  VerificationAnswer,
} from '@touchline/contracts/verification';
import { ApiError } from '../platform/http/api-error.ts';
import type { App } from '../platform/http/app.ts';
import { idempotencyKeyOf } from '../platform/http/idempotency.ts';
import { languageOf } from '../platform/http/language-of.ts';
import { playerOf } from '../platform/http/player.ts';
import { requestsPerMinute } from '../platform/http/rate-limits.ts';
import { readVerification } from './read-verification.ts';
import { eraseOnRequest } from './request-erasure.ts';
import { uploadDocument } from './upload-document.ts';
import type { VerificationOptions } from './verification-options.ts';

const PATH = '/documents-api/v1/documents';
const TAGS = { tags: ['verification'] };
const UPLOADS_A_MINUTE = 20;
const ERASURES_A_MINUTE = 6;

/** What players prove who they are with: their own alone, and never the pictures themselves. */
export function registerDocumentRoutes(app: App, options: VerificationOptions): void {
  const { pool } = options;
  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: VerificationAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readVerification(options, pool, playerOf(request).id);
    },
  );

  app.post(
    '/documents-api/v1/erasure',
    {
      preHandler: app.requirePlayer,
      config: requestsPerMinute(ERASURES_A_MINUTE),
      schema: { ...TAGS, response: { 200: VerificationAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = playerOf(request);
      await eraseOnRequest(options, id);
      return readVerification(options, pool, id);
    },
  );

  void app.register(async (scope: App) => {
    // A picture is the whole body. It is no form, so that no other site can have a browser send one.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: DOCUMENT_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(
      PATH,
      {
        preHandler: app.requirePlayer,
        bodyLimit: DOCUMENT_BYTES,
        config: requestsPerMinute(UPLOADS_A_MINUTE),
        schema: { ...TAGS, querystring: UploadDocument, response: { 200: VerificationAnswer } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { body } = request;
        if (!Buffer.isBuffer(body) || body.length === 0) {
          throw new ApiError('validation_failed', 'the body is the picture of a document');
        }
        const { id: playerId } = playerOf(request);
        await uploadDocument(options, {
          playerId,
          key: idempotencyKeyOf(request),
          kind: request.query.kind,
          bytes: body,
          language: languageOf(request),
        });
        return readVerification(options, pool, playerId);
      },
    );
  });
}
