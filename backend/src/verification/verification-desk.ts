import {
  DecideDocument,
  OperatorVerificationAnswer,
  RepeatCheck,
  RequestDocument,
  WaitingDocumentsAnswer,
} from '@touchline/contracts/operator';
import * as z from 'zod/mini';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { App } from '../platform/http/app.ts';
import { requireOperator } from '../platform/http/operator.ts';
import { repeatCheck } from './checks/repeat-check.ts';
import { decideDocument, requireDocument } from './decide-document.ts';
import { waitingDocuments } from './document-store.ts';
import { readForOperator } from './read-verification.ts';
import type { VerificationOptions } from './verification-options.ts';
import { addEvent, lockPlayer, storeRequest } from './verification-store.ts';

const BASE = '/operator-api/v1/verification';
const TAGS = { tags: ['operator'] };
/** Of a page of the queue. */
const LISTED = 20;
const DocumentParameters = z.object({ id: z.uuid() });
const PlayerParameters = z.object({ id: z.string().check(z.regex(/^\d{8,9}$/)) });

interface DeskOptions extends VerificationOptions {
  readonly operatorToken: string;
}

/** The picture of a document, for an operator; each look at it is in the audit log. */
function registerPicture(app: App, options: DeskOptions): void {
  const { pool, clock, files, keys } = options;
  app.get(
    `${BASE}/documents/:id/picture`,
    {
      preHandler: requireOperator(options.operatorToken),
      config: { permission: 'verification.read', audit: { action: 'document.view' } },
      schema: { ...TAGS, params: DocumentParameters },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { playerId } = await requireDocument(pool, id);
      const sealed = await files.read(id);
      if (sealed === undefined) {
        throw new ApiError('not_found', 'this document was erased');
      }
      const picture = await keys.open(pool, { playerId, documentId: id }, sealed);
      const subject = `player:${playerId}`;
      await request.audit({ client: pool, subject, after: { document: id }, at: clock() });
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="document.jpg"')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .type('image/jpeg')
        .send(picture);
    },
  );
}

/** Operators ask a player for a document: another one, or one that was accepted again. */
function registerRequests(app: App, options: DeskOptions): void {
  const { pool, clock, languageOf, writeNotice } = options;
  app.post(
    `${BASE}/players/:id/requests`,
    {
      preHandler: requireOperator(options.operatorToken),
      config: {
        permission: 'verification.request',
        audit: { action: 'document.request', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        body: RequestDocument,
        response: { 200: OperatorVerificationAnswer },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      const { kind, note } = request.body;
      return inTransaction(pool, async (client) => {
        if (!(await lockPlayer(client, playerId))) {
          throw new ApiError('not_found', `there is no player ${playerId}`);
        }
        const at = clock();
        await storeRequest(client, { playerId, kind, note, at });
        await addEvent(client, playerId, { event: 'requested', kind, note, at });
        const language = await languageOf(client, playerId);
        await writeNotice(client, { kind: 'documents-requested', playerId, language });
        const subject = `player:${playerId}`;
        await request.audit({ client, subject, after: { requested: kind }, at });
        return readForOperator(options, client, playerId);
      });
    },
  );
}

/** Operators have a player do the provider's check again. */
function registerRepeats(app: App, options: DeskOptions): void {
  app.post(
    `${BASE}/players/:id/check`,
    {
      preHandler: requireOperator(options.operatorToken),
      config: {
        permission: 'verification.request',
        audit: { action: 'identity-check.repeat', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        body: RepeatCheck,
        response: { 200: OperatorVerificationAnswer },
      },
    },
    async ({ params: { id: playerId }, audit }) => {
      await repeatCheck(options, { playerId, audit });
      return readForOperator(options, options.pool, playerId);
    },
  );
}

/** The operators' side: the queue with the players' data, the pictures, and decisions. */
export function registerVerificationDesk(app: App, options: DeskOptions): void {
  const { pool } = options;
  const preHandler = requireOperator(options.operatorToken);
  app.get(
    `${BASE}/players/:id`,
    {
      preHandler,
      config: { permission: 'verification.read' },
      schema: { ...TAGS, params: PlayerParameters, response: { 200: OperatorVerificationAnswer } },
    },
    async ({ params: { id } }, reply) => {
      reply.header('cache-control', 'no-store');
      return readForOperator(options, pool, id);
    },
  );

  app.get(
    `${BASE}/documents`,
    {
      preHandler,
      config: { permission: 'verification.read' },
      schema: { ...TAGS, response: { 200: WaitingDocumentsAnswer } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { documents, count } = await waitingDocuments(pool, LISTED);
      const waiting = await Promise.all(
        documents.map(async ({ id, playerId, kind, uploadedAt }) => {
          const { person, verification } = await readForOperator(options, pool, playerId);
          return { id, kind, uploadedAt, person, documents: verification.documents };
        }),
      );
      return { documents: waiting, count };
    },
  );

  app.post(
    `${BASE}/documents/:id/decision`,
    {
      preHandler,
      config: { permission: 'verification.decide', audit: { action: 'document.decide' } },
      schema: {
        ...TAGS,
        params: DocumentParameters,
        body: DecideDocument,
        response: { 200: OperatorVerificationAnswer },
      },
    },
    async (request) => {
      const { audit, body: decision, params } = request;
      const playerId = await decideDocument(options, { id: params.id, decision, audit });
      return readForOperator(options, pool, playerId);
    },
  );
  registerPicture(app, options);
  registerRequests(app, options);
  registerRepeats(app, options);
}
