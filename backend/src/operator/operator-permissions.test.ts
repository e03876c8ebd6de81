import { OPERATOR_CONSOLE_HEADER } from '@touchline/contracts/operator';
import {
  isPermitted,
  OPERATOR_PERMISSIONS,
  OPERATOR_ROLES,
  type OperatorRole,
} from '@touchline/domain/operators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';

const PASSWORD = 'a long password of this test';
/** Of the import-map service what every page and probe may read, and reports to. */
const PUBLIC = new Set([
  'GET /import-map-service/import-map.json',
  'GET /import-map-service/release.json',
  'GET /import-map-service/health',
  'GET /import-map-service/ready',
  'GET /import-map-service/',
  'POST /import-map-service/reports',
]);
/** What signs an operator in and out. */
const OWN = new Set([
  'GET /operator/session',
  'POST /operator/session',
  'DELETE /operator/session',
]);

let site: TestGateway;
const cookies = new Map<OperatorRole, string>();

/** Every route that operators act by. */
function operatorRoutes() {
  return [...site.app.routeTable, ...site.consoleApp.routeTable].filter(
    ({ method, url, access }) =>
      method !== 'HEAD' &&
      (access === 'operator' || url.startsWith('/import-map-service/')) &&
      !PUBLIC.has(`${method} ${url}`) &&
      !OWN.has(`${method} ${url}`),
  );
}

async function call(method: string, url: string, role: OperatorRole) {
  return site.consoleApp.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+/g, '12345678').replace('*', 'x'),
    headers: { cookie: cookies.get(role) ?? '', [OPERATOR_CONSOLE_HEADER]: 'active' },
  });
}

async function signIn(payload: object) {
  const answer = await site.consoleApp.inject({
    method: 'POST',
    url: '/operator/session',
    payload,
  });
  return { answer, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

/** An operator with a role, signed in by name. */
async function addOperator(role: OperatorRole): Promise<void> {
  const added = await site.app.inject({
    method: 'POST',
    url: '/operator-api/v1/operators',
    headers: { authorization: `Bearer ${OPERATOR}` },
    payload: { name: `of-${role}`, roles: [role], reason: 'for this test' },
  });
  const { code } = added.json();
  await site.consoleApp.inject({
    method: 'POST',
    url: '/operator/password',
    remoteAddress: `203.0.113.${cookies.size + 1}`,
    payload: { code, password: PASSWORD },
  });
  const { answer, cookie } = await signIn({ name: `of-${role}`, password: PASSWORD });
  expect(answer.json()).toMatchObject({ operator: { name: `of-${role}`, roles: [role] } });
  cookies.set(role, cookie);
}

beforeAll(async () => {
  site = await startTestGateway({
    variables: () => ({ OVERRIDE_SECRETS: 's'.repeat(32), RATE_LIMITS: 'off' }),
  });
  for (const role of OPERATOR_ROLES) {
    await addOperator(role);
  }
}, 60_000);
afterAll(() => site.close());

describe('the permissions of operator routes', () => {
  it('every operator route declares the permission that it needs, and each permission is needed', () => {
    const routes = operatorRoutes();
    const undeclared = routes.filter(({ config }) => config?.permission === undefined);
    expect(undeclared.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
    expect(routes.length).toBeGreaterThan(70);
    const declared = new Set(routes.map(({ config }) => config?.permission));
    expect(OPERATOR_PERMISSIONS.filter((permission) => !declared.has(permission))).toEqual([]);
  });

  it.each(OPERATOR_ROLES)(
    'the role %s is refused each route that it has no permission for, and no other',
    async (role) => {
      for (const { method, url, config } of operatorRoutes()) {
        const permission = config?.permission;
        const answer = await call(method, url, role);
        const name = `${method} ${url}`;
        if (isPermitted([role], permission)) {
          expect([name, answer.statusCode === 403 || answer.statusCode === 401]).toEqual([
            name,
            false,
          ]);
        } else {
          expect([name, answer.statusCode, answer.json().error]).toMatchObject([
            name,
            403,
            { code: 'operator_forbidden', details: { permission } },
          ]);
        }
      }
    },
    60_000,
  );

  it('an operator of a role has no right on the origin of the site, whatever cookie they send', async () => {
    const answer = await site.app.inject({
      url: '/operator-api/v1/tasks',
      headers: { cookie: cookies.get('admin') ?? '', [OPERATOR_CONSOLE_HEADER]: 'active' },
    });
    expect(answer.statusCode).toBe(401);
  });
});
