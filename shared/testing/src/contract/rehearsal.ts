import { messageOf } from '@touchline/domain/errors';
import { errorCode, type PluginDefinition } from '@touchline/plugin-api';
import {
  createTestContext,
  type TestContext,
  type TestContextOptions,
} from '../create-test-context.ts';
import { type Fault, type Faults, HOST_SERVICES } from '../faults.ts';
import { watchSubscriptions } from '../subscriptions.ts';
import { watchPage } from './page-watch.ts';
import { inTime, loadParts, type Part, type PartInputs, type Run } from './part-runs.ts';
import { settle } from './settle.ts';

/** What plugins may ask of the site: the APIs behind its own origin. */
const OWN_API = /^\/[a-z0-9-]+-api\//;

/** Everything of one plugin that can be run, each piece of code once. */
export interface Rehearsal {
  /** Runs everything in a healthy context, twice each: the second time leaves no more than the first. */
  readonly healthy: () => Promise<readonly string[]>;
  /** Renders every view of a page as the server does, and lets the browser take it over. */
  readonly rendered: () => Promise<readonly string[]>;
  /** Runs every view while services are wrong. */
  readonly faulty: (fault: Fault) => Promise<readonly string[]>;
}

export interface RehearsalOptions extends TestContextOptions, PartInputs {}

async function defaultSettings({ settings }: PluginDefinition): Promise<unknown> {
  return (await settings?.())?.settings.parse({});
}

function more(after: readonly string[], before: readonly string[]): readonly string[] {
  const rest = [...before];
  return after.filter((name) => {
    const index = rest.indexOf(name);
    if (index !== -1) {
      rest.splice(index, 1);
    }
    return index === -1;
  });
}

/**
 * All that is late together; but one service after the other where a call throws, or the first would
 * hide the others. A remote view is its remote, so it may wait for that.
 */
function casesOf(fault: Fault, used: ReadonlySet<string>): readonly Faults[] {
  return fault === 'throwing'
    ? HOST_SERVICES.filter((service) => used.has(service)).map((service) => ({ [service]: fault }))
    : [
        Object.fromEntries(
          HOST_SERVICES.filter((service) => service !== 'remotes').map((service) => [
            service,
            fault,
          ]),
        ),
      ];
}

/** Prepares a plugin to be run outside the shell. */
export function rehearse(
  plugin: PluginDefinition,
  { inputs, payloads, ...given }: RehearsalOptions,
): Rehearsal {
  let parts: Promise<readonly Part[]> | undefined;
  const load = () => (parts ??= loadParts(plugin, { inputs, payloads }));
  const make = async (options: TestContextOptions = {}): Promise<TestContext> =>
    createTestContext({
      plugin: plugin.id,
      definition: plugin,
      settings: await defaultSettings(plugin),
      ...given,
      ...options,
    });

  async function twice({ name, run: act, mayWait }: Part): Promise<readonly string[]> {
    const run: Run = (context) => (mayWait ? inTime('handler', act(context)) : act(context));
    const test = await make();
    const { context, open } = watchSubscriptions(test.context);
    const page = watchPage();
    const problems: string[] = [];
    const watched = () => [
      ...open().map((subscription) => `subscription ${subscription}`),
      ...page.left(),
      ...Array.from({ length: test.clock.pending() }, () => 'timer of the context'),
    ];
    try {
      await run(context);
      const before = watched();
      await run(context);
      problems.push(...more(watched(), before).map((left) => `leaves behind: ${left}`));
    } catch (error) {
      problems.push(messageOf(error));
    } finally {
      page.stop();
    }
    const undeclared = test.http.requests
      .filter(({ path }) => !OWN_API.test(path))
      .map(({ path }) => `asks for "${path}", which is none of the site's APIs`);
    const refused = test.bus.refused.map(
      (event) => `sends "${event}", which the catalogue does not have so`,
    );
    const offered = [...test.mountedSlots]
      .filter((slot) => plugin.ownSlots?.includes(slot) !== true)
      .map((slot) => `has the slot "${slot}", which "ownSlots" does not declare`);
    return [...problems, ...page.problems, ...new Set([...undeclared, ...refused, ...offered])].map(
      (problem) => `${name}: ${problem}`,
    );
  }

  /** The services that a part uses at all. */
  async function servicesOf({ run }: Part): Promise<ReadonlySet<string>> {
    const used = new Set<string>();
    const { context } = await make();
    const page = watchPage();
    const reported = new Proxy(context, {
      get: (target, name) => {
        used.add(String(name));
        return Reflect.get(target, name) as unknown;
      },
    });
    // What goes wrong here is found, and reported, where services work.
    await run(reported).catch(() => undefined);
    page.stop();
    return used;
  }

  async function during(
    { name, run, mayWait }: Part,
    options: TestContextOptions,
  ): Promise<readonly string[]> {
    const test = await make(options);
    const page = watchPage();
    const before = page.left();
    const problems: string[] = [];
    try {
      const running = run(test.context);
      running.catch(() => undefined);
      const arrived = () => (mayWait ? Promise.race([running, settle()]) : running);
      await arrived();
      // Slow results come after the view was unmounted.
      test.clock.advance(60_000);
      await settle();
      await arrived();
    } catch (error) {
      // A caller refused immediately may pass it on to the host, which contains it.
      const isContained =
        errorCode(error) === 'unavailable' || errorCode(error) === 'network_failed';
      if (!isContained) {
        problems.push(messageOf(error));
      }
    } finally {
      await settle();
      page.stop();
    }
    problems.push(...more(page.left(), before).map((left) => `leaves behind: ${left}`));
    return [...problems, ...page.problems].map((problem) => `${name}: ${problem}`);
  }

  return {
    healthy: async () => {
      const problems: string[] = [];
      for (const part of await load()) {
        problems.push(...(await twice(part)));
      }
      return problems;
    },
    rendered: async () => {
      const problems: string[] = [];
      for (const { name, runRendered } of await load()) {
        await runRendered?.(async () => (await make()).context).catch((error: unknown) =>
          problems.push(`${name}: ${messageOf(error)}`),
        );
      }
      return problems;
    },
    faulty: async (fault) => {
      const problems: string[] = [];
      for (const part of await load()) {
        const used = fault === 'throwing' ? await servicesOf(part) : new Set<string>();
        for (const faults of casesOf(fault, used)) {
          problems.push(...(await during(part, { faults })));
        }
      }
      return [...new Set(problems)];
    },
  };
}
