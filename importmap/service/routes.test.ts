import { ERROR_STATUS, type ErrorCode } from '@touchline/contracts';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImportMapService, type ImportMapService } from './import-map-service.ts';
import { registerImportMapRoutes } from './routes.ts';
import { INDEX } from './testing/fixture-releases.ts';

const TOKEN = 'a token: with a colon';
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

let app: FastifyInstance;
let service: ImportMapService;
const disabled = new Set<string>();

beforeEach(async () => {
  disabled.clear();
  service = createImportMapService({
    query: async (text, [, id, enabled]) => {
      if (!text.startsWith('SELECT')) {
        disabled[enabled === true ? 'delete' : 'add'](String(id));
      }
      return { rows: [...disabled].map((name) => ({ id: name, enabled: false, version: null })) };
    },
    releases: { latest: async () => INDEX, version: async () => undefined },
  });
  await service.refresh();
  app = fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(
    (error: Error & { code: string }, _request: FastifyRequest, reply: FastifyReply) => {
      const status = ERROR_STATUS[error.code as ErrorCode] ?? 500;
      return reply.code(status).send({ error: { code: error.code, message: error.message } });
    },
  );
  registerImportMapRoutes(app, { service, operatorToken: TOKEN });
});
afterEach(() => app.close());

const patch = (id: string, payload: object, authorization = basic('operator', TOKEN)) =>
  app.inject({
    method: 'PATCH',
    url: `/import-map-service/services/${id}`,
    headers: { authorization },
    payload,
  });

describe('import-map API', () => {
  it('serves the map, and 304 to who holds it', async () => {
    const answer = await app.inject('/import-map-service/import-map.json');
    expect(answer.json()).toEqual(service.composition().importMap);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: '/import-map-service/import-map.json',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('serves what an open page needs to follow a change', async () => {
    const { release, manifests } = (await app.inject('/import-map-service/release.json')).json<{
      release: string;
      manifests: { id: string }[];
    }>();
    expect(release).toBe(service.composition().release);
    expect(manifests.map(({ id }) => id)).toEqual(['sport', 'responsible-gaming']);
  });

  it('refuses an environment that does not exist instead of guessing', async () => {
    const answer = await app.inject('/import-map-service/import-map.json?env=prodution');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('lets the operator turn a plugin off, with Basic or bearer', async () => {
    const off = await patch('sport', { enabled: false });
    expect(off.json()).toEqual({
      id: 'sport',
      enabled: false,
      mandatory: false,
      version: '1.0.0-a',
    });
    const on = await patch('sport', { enabled: true }, `Bearer ${TOKEN}`);
    expect(on.json()).toMatchObject({ enabled: true });
  });

  it('refuses strangers, mandatory plugins and unknown ones', async () => {
    for (const wrong of [basic('operator', 'x'), basic('root', TOKEN), `Bearer x`, 'Basic', '']) {
      const answer = await patch('sport', { enabled: false }, wrong);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
    }
    expect((await patch('responsible-gaming', { enabled: false })).statusCode).toBe(409);
    expect((await patch('nothing', { enabled: false })).statusCode).toBe(404);
    expect((await patch('sport', { enabled: false, force: true })).statusCode).toBeGreaterThan(399);
    expect(disabled.size).toBe(0);
  });

  it('says whether it runs on the last known good map', async () => {
    const answer = await app.inject('/import-map-service/');
    expect(answer.json()).toMatchObject({ status: 'ok', environments: ['production'] });
  });
});
