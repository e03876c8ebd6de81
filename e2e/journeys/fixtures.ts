import { availableParallelism, loadavg } from 'node:os';
import { type Page, test as base, expect } from '@playwright/test';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';

export interface Player {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

interface Fixtures {
  readonly address: string;
  /** Problems the page itself reports; a journey that provokes one takes it out. */
  readonly problems: string[];
  /** A new player, signed in in this browser. */
  readonly player: Player;
}

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined) {
    throw new Error(`${name} is set by the global set-up of the journeys.`);
  }
  return value;
}

const forgiven = new WeakSet<readonly string[]>();

/**
 * A journey provokes what the page reports, whenever the report arrives; the page has to catch it and
 * report it, though: nothing is left uncaught and no promise is rejected unheard.
 */
export function forgive(problems: readonly string[]): void {
  forgiven.add(problems);
}

/**
 * Takes out what the browser itself writes when the server refuses a bet whose price has moved on the
 * way, and prompts about the new one: in a moving line any bet may meet that.
 */
export function ignoreAskedPrices(problems: string[]): void {
  problems.push(...problems.splice(0).filter((problem) => !problem.includes('409 (Conflict)')));
}

/** Processes that want a core, for each there is: from here on the shell's deadlines pass without a fault. */
const OVERLOADED = 4;

/** A deadline that passed: the shell's words for it, or single-spa's message for a slow lifecycle. */
const TOO_SLOW = /took longer than \d+ ms|single-spa minified message #31:/;

/** What the page reports because the machine is overloaded: code arrives after its deadline, and runs then. */
function isOfOverload(problem: string): boolean {
  const [load = 0] = loadavg();
  return load > OVERLOADED * availableParallelism() && TOO_SLOW.test(problem);
}

/** What a page reports from now on, but for what an overloaded machine is to blame for. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  const report = (problem: string) => {
    // Decided now: the machine may be calm again by the time the problems are checked.
    if (!isOfOverload(problem)) {
      problems.push(problem);
    }
  };
  page.on('console', (message) => {
    if (message.type() === 'error') {
      report(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  return problems;
}

/** Waits until the shell has shown its first page. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready="true"]')).toBeAttached();
}

/** Opens an address and waits until the page is there and can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReady(page);
}

/** Journeys on the running product; every one fails on an error that the page reports. */
export const test = base.extend<Fixtures>({
  // Playwright requires the pattern even where nothing is taken from it.
  // oxlint-disable-next-line no-empty-pattern
  address: async ({}, use) => {
    await use(requiredVariable('TOUCHLINE_ADDRESS'));
  },
  baseURL: async ({ address }, use) => {
    await use(address);
  },
  problems: [
    async ({ page, context }, use) => {
      const problems = watchProblems(page);
      // Apart from what journeys take out: in no tab of the browser is anything left uncaught.
      const uncaught: string[] = [];
      context.on('weberror', (fault) => uncaught.push(String(fault.error())));
      await use(problems);
      const counted = forgiven.has(problems)
        ? problems.filter((problem) => problem.startsWith('uncaught'))
        : problems.filter((problem) => !isOfOverload(problem));
      expect(counted, 'nothing is reported by the page').toEqual([]);
      expect(uncaught, 'nothing is left uncaught in any tab').toEqual([]);
    },
    { auto: true },
  ],
  player: async ({ page, address }, use) => {
    const registered = newPlayer();
    const { email, password } = registered;
    const userId = await registerPlayer(page.request, { address, player: registered });
    await use({ userId, email, password });
  },
});

export { expect };
