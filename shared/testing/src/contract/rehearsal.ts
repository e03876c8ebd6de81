import { DEADLINES, type Phase } from '@touchline/contracts';
import {
  type BackgroundModule,
  errorCode,
  type GuardModule,
  type PluginContext,
  type PluginDefinition,
  type View,
  type ViewProps,
} from '@touchline/plugin-api';
import {
  createTestContext,
  type TestContext,
  type TestContextOptions,
} from '../create-test-context.ts';
import { type Fault, type Faults, HOST_SERVICES } from '../faults.ts';
import { mountView } from '../mount-view.ts';
import { watchSubscriptions } from '../subscriptions.ts';
import { type DeclaredPart, partsOf } from './declaration.ts';
import { watchPage } from './page-watch.ts';

/** What plugins may ask of the site: the APIs behind its own origin. */
const OWN_API = /^\/[a-z0-9-]+-api\//;

/** Everything of one plugin that can be run, each piece of code once. */
export interface Rehearsal {
  /** Runs everything in a healthy context, twice each: the second time leaves no more than the first. */
  readonly healthy: () => Promise<readonly string[]>;
  /** Runs every view while services are wrong. */
  readonly faulty: (fault: Fault) => Promise<readonly string[]>;
}

export interface RehearsalOptions extends TestContextOptions {
  /** What the owners of slots and modals hand to the views there, by the name of either. */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

type Run = (context: PluginContext) => Promise<void>;

interface Part {
  readonly name: string;
  readonly run: Run;
}

class Late extends Error {}

/** Waits as long as the shell would; a plugin is to be ready long before. */
function inTime<Result>(phase: Phase, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Late(`${phase} takes longer than ${DEADLINES[phase]} ms`)),
      DEADLINES[phase],
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Lets effects, answers and what follows from them happen. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function viewRun(view: View, props: Pick<ViewProps, 'params' | 'input'>): Run {
  return async (context) => {
    const mounted = await inTime('mount', mountView({ view, context, props }));
    await settle();
    let crash: unknown;
    try {
      if (view.update !== undefined) {
        await inTime('update', mounted.update({ query: { rehearsal: '1' } }));
      }
      await settle();
      [crash] = mounted.crashes;
    } finally {
      await inTime('unmount', mounted.unmount());
      await settle();
    }
    if (crash !== undefined) {
      throw crash;
    }
    if (mounted.element.childNodes.length > 0) {
      throw new Error('unmount leaves nodes in the element of the view');
    }
  };
}

function backgroundRun(start: BackgroundModule['start']): Run {
  return async (context) => {
    const stop = await inTime('background', Promise.resolve(start(context)));
    await settle();
    stop();
    await settle();
  };
}

function guardRun(check: GuardModule['check']): Run {
  return async (context) => {
    const { name, path, params, query } = context.navigation.current.get();
    const answer = await inTime(
      'guard',
      Promise.resolve(check(context, { name, path, params, query })),
    );
    if (!['allow', 'cancel', 'redirect', 'status'].includes(answer.kind)) {
      throw new Error(`answers "${answer.kind}", which is no decision`);
    }
  };
}

function runOf(
  { kind, params, place }: DeclaredPart,
  code: unknown,
  inputs: RehearsalOptions['inputs'],
): Run {
  switch (kind) {
    case 'start':
      return backgroundRun(code as BackgroundModule['start']);
    case 'check':
      return guardRun(code as GuardModule['check']);
    default:
      return viewRun(code as View, { params, input: inputs?.[place ?? ''] ?? {} });
  }
}

/** Views, guards and background parts, each piece of code once; a handler wants a payload to run. */
async function loadParts(
  plugin: PluginDefinition,
  inputs: RehearsalOptions['inputs'],
): Promise<readonly Part[]> {
  const parts = new Map<unknown, Part>();
  for (const part of partsOf(plugin)) {
    const code = ((await part.load()) as Record<string, unknown>)[part.kind];
    if (part.kind !== 'handle' && !parts.has(code)) {
      parts.set(code, { name: part.name, run: runOf(part, code, inputs) });
    }
  }
  return [...parts.values()];
}

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
 * All that is late at once; but one service after the other where a call throws, or the first would
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
  { inputs, ...given }: RehearsalOptions,
): Rehearsal {
  let parts: Promise<readonly Part[]> | undefined;
  const load = () => (parts ??= loadParts(plugin, inputs));
  const make = async (options: TestContextOptions = {}): Promise<TestContext> =>
    createTestContext({
      plugin: plugin.id,
      definition: plugin,
      settings: await defaultSettings(plugin),
      ...given,
      ...options,
    });

  async function twice({ name, run }: Part): Promise<readonly string[]> {
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
      problems.push(error instanceof Error ? error.message : String(error));
    } finally {
      page.stop();
    }
    const undeclared = test.http.requests
      .filter(({ path }) => !OWN_API.test(path))
      .map(({ path }) => `asks for "${path}", which is none of the site's APIs`);
    const refused = test.bus.refused.map(
      (event) => `sends "${event}", which the catalogue does not have so`,
    );
    return [...problems, ...page.problems, ...new Set([...undeclared, ...refused])].map(
      (problem) => `${name}: ${problem}`,
    );
  }

  /** The services that a part asks for at all. */
  async function servicesOf({ run }: Part): Promise<ReadonlySet<string>> {
    const used = new Set<string>();
    const { context } = await make();
    const page = watchPage();
    const told = new Proxy(context, {
      get: (target, name) => {
        used.add(String(name));
        return Reflect.get(target, name) as unknown;
      },
    });
    // What goes wrong here is found, and told, where services are well.
    await run(told).catch(() => undefined);
    page.stop();
    return used;
  }

  async function during(
    { name, run }: Part,
    options: TestContextOptions,
  ): Promise<readonly string[]> {
    const test = await make(options);
    const page = watchPage();
    const before = page.left();
    const problems: string[] = [];
    try {
      await run(test.context);
      // What is slow comes after the view has gone.
      test.clock.advance(60_000);
      await settle();
    } catch (error) {
      // Whoever is told no at once may pass it on to the host, which contains it.
      const isContained =
        errorCode(error) === 'unavailable' || errorCode(error) === 'network_failed';
      if (!isContained) {
        problems.push(error instanceof Error ? error.message : String(error));
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
