import { CompanyConfiguration, DEMO_COMPANY } from '@touchline/contracts/configuration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import type { App } from '../../platform/http/app.ts';
import { type Configuration, createConfiguration } from '../configuration/configuration.ts';
import { registerArticles } from './register-articles.ts';

const test = useTestDatabase();
const clock = createTestClock();
let app: App;
let warnings: unknown[][];

beforeEach(async () => {
  app = await createTestApp();
  warnings = [];
});
afterEach(() => app.close());

/** Starts with a company's facts over those of the demo. @returns the facts that the operator is warned of */
async function warnedOf(company: Partial<CompanyConfiguration>): Promise<readonly string[]> {
  const configuration = createConfiguration({ pool: test.pool, clock: clock.now });
  const read: Configuration['read'] = async () => {
    const values = await configuration.read();
    return { ...values, company: CompanyConfiguration.parse(company) };
  };
  await registerArticles(app, {
    pool: test.pool,
    clock: clock.now,
    log: { warn: (...said: unknown[]) => void warnings.push(said) },
    operatorToken: 'operator-token-of-this-test',
    configuration: { read },
  });
  return warnings.flatMap(([said]) => (said as { readonly facts: readonly string[] }).facts);
}
/** A company's own fact, of the same kind as one of the demo's. */
function ownFact(fact: string): string {
  if (fact.startsWith('https:')) {
    return 'https://books.example';
  }
  if (fact.startsWith('+')) {
    return '+44 20 7946 0999';
  }
  return fact.includes('@') ? 'help@books.example' : 'Filled in';
}
const FILLED = Object.fromEntries(
  Object.entries(DEMO_COMPANY).map(([name, fact]) => [name, ownFact(fact)]),
);

describe('the start of a site with facts of a demo company', () => {
  it('the start warns operators of every fact that is still the demo’s, and where to fill it in', async () => {
    expect(await warnedOf({})).toEqual(Object.keys(DEMO_COMPANY));
    expect(String(warnings[0]?.[1])).toContain('"company"');
  });

  it('the start warns of the facts that are left, and no more', async () => {
    const { name, ...others } = FILLED;
    expect(name).toBe('Filled in');
    expect(await warnedOf(others)).toEqual(['name']);
  });

  it('the start warns of nothing once all facts are the company’s own', async () => {
    expect(await warnedOf(FILLED)).toEqual([]);
    expect(warnings).toEqual([]);
  });
});
