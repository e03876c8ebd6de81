import { ERROR_STATUS } from '@touchline/contracts/errors';
import type { FastifyReply } from 'fastify';
import { isImportMapError } from '../import-map-error.ts';
import { isDeployerRefusal } from './deployer-body.ts';

/** Answers an error as import-map-deployer does; what is none of its refusals is thrown again. */
export function answerTo(error: unknown, reply: FastifyReply, prefix: string): FastifyReply {
  if (isDeployerRefusal(error)) {
    return typeof error.body === 'string'
      ? reply.code(error.status).type('text/plain; charset=utf-8').send(error.body)
      : reply.code(error.status).send(error.body);
  }
  if (!isImportMapError(error)) {
    throw error;
  }
  const { code, message, details } = error;
  const status = ERROR_STATUS[code];
  if (code === 'url_unreachable') {
    return reply.code(status).type('text/plain; charset=utf-8').send(message);
  }
  if (code === 'revision_stale' || code === 'release_refused') {
    return reply.code(status).send({ error: { code, message, details } });
  }
  const text = code === 'not_found' ? message.replace('there is no', 'No such') : message;
  return reply.code(status).type('text/plain; charset=utf-8').send(`${prefix} -- Error: ${text}`);
}
