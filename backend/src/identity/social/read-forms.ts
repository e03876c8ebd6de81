import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';

/** A form of a few short fields. */
const FORM_LIMIT_BYTES = 32_768;

/** Lets the routes of a scope take multipart forms, read by the platform; files have no place in them. */
export function readForms(scope: App): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const type = request.headers['content-type'] ?? '';
      try {
        const form = await new Response(new Uint8Array(body), {
          headers: { 'content-type': type },
        }).formData();
        return Object.fromEntries(form);
      } catch (cause) {
        throw new ApiError('bad_request', 'this is not a multipart form', { cause });
      }
    },
  );
}
