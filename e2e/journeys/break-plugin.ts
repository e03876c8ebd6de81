import type { Page } from '@playwright/test';
import { copySite } from './site-copy.ts';
import { withoutHashes } from './without-hashes.ts';

/** How a plugin can fail: its files, or one of the lifecycles of its views. */
export const FAULTS = ['404', '500', 'hang', 'load', 'mount', 'update'] as const;
export type Fault = (typeof FAULTS)[number];

export interface BrokenPlugin {
  /** Address of the site on which the plugin is broken. */
  readonly site: string;
  /** Renders every view of the plugin that is on the page again. */
  readonly update: () => Promise<void>;
  /** Removes the fault. What hangs already continues to hang. */
  readonly mend: () => Promise<void>;
}

type Load = () => Promise<{ readonly view: Lifecycles }>;
type Props = { readonly context: object };
interface Lifecycles {
  readonly mount: (props: Props) => Promise<unknown>;
  readonly update?: (props: Props) => Promise<unknown>;
}
interface Bundle {
  readonly views?: Readonly<Record<string, Load>>;
  readonly slots?: readonly { readonly view: Load }[];
  readonly modals?: readonly { readonly view: Load }[];
}
type Exports = (first: string | { plugin: Bundle }, value?: Bundle) => unknown;
type Declare = (exports: Exports, context: unknown) => { execute: () => unknown };

declare global {
  interface Window {
    /** The lifecycle that throws. */
    fault?: string | undefined;
    updates?: (() => unknown)[];
  }
}

/** Runs in the page ahead of a plugin's own code, whose next module it makes fail on demand. */
function sabotage(): void {
  const throwAt = (phase: string) => {
    if (window.fault === phase) {
      throw new Error(`broken at ${phase}`);
    }
  };
  const contexts = new WeakMap<object, object>();
  /** The same context, of which nothing can be read while updates are to throw. */
  const fragile = (context: object): object => {
    const known = contexts.get(context);
    if (known !== undefined) return known;
    const copy = Object.create(context) as object;
    for (const key of Object.keys(context)) {
      Object.defineProperty(copy, key, {
        get: () => {
          throwAt('update');
          return Reflect.get(context, key) as unknown;
        },
      });
    }
    contexts.set(context, copy);
    return copy;
  };
  const breakable = (load: Load): Load => {
    return async () => {
      const module = await load();
      const { view } = module;
      const given = (props: Props) => ({ ...props, context: fragile(props.context) });
      const update = view.update && ((props: Props) => view.update?.(given(props)));
      const mount = async (props: Props) => {
        throwAt('mount');
        window.updates = [...(window.updates ?? []), () => update?.(props)];
        return view.mount(given(props));
      };
      return { ...module, view: { ...view, mount, update } as Lifecycles };
    };
  };
  const breakableParts = <Part extends { readonly view: Load }>(parts: readonly Part[] = []) =>
    parts.map((part) => ({ ...part, view: breakable(part.view) }));
  const broken = (plugin: Bundle): Bundle => ({
    ...plugin,
    views: Object.fromEntries(
      Object.entries(plugin.views ?? {}).map(([name, load]) => [name, breakable(load)]),
    ),
    slots: breakableParts(plugin.slots),
    modals: breakableParts(plugin.modals),
  });
  const { System: system } = globalThis as unknown as {
    System: { register?: (dependencies: unknown, declare: Declare) => void };
  };
  const { register } = system;
  system.register = (dependencies, declare) => {
    // What the prototype has shows again: only this module is another.
    delete system.register;
    register?.call(system, dependencies, (exports, context) => {
      const exported: Exports = (first, value) => {
        if (typeof first === 'object') return exports({ ...first, plugin: broken(first.plugin) });
        return exports(first, first === 'plugin' && value !== undefined ? broken(value) : value);
      };
      const declaration = declare(exported, context);
      const { execute } = declaration;
      return {
        ...declaration,
        execute: () => {
          throwAt('load');
          return execute();
        },
      };
    });
  };
}

/**
 * Breaks the published build of a plugin for one page: the answers to its requests, or its own code
 * from the next request on. `update` breaks it only once that is called.
 */
export async function breakPlugin(
  page: Page,
  given: { readonly address: string; readonly plugin: string; readonly fault: Fault },
): Promise<BrokenPlugin> {
  const { address, plugin, fault } = given;
  let isMended = false;
  const files = new RegExp(`/assets/${plugin}/`);
  if (fault === 'load' || fault === 'mount') {
    await page.addInitScript((phase) => {
      window.fault = phase;
    }, fault);
  }
  await page.route(files, async (route) => {
    if (fault === '404' || fault === '500') {
      return isMended ? route.continue() : route.fulfill({ status: Number(fault), body: 'broken' });
    }
    if (fault === 'hang') {
      return isMended ? route.continue() : undefined;
    }
    if (!new RegExp(`/${plugin}\\.\\w+\\.js`).test(route.request().url())) {
      return route.continue();
    }
    const response = await route.fetch();
    return route.fulfill({ response, body: `(${sabotage})();${await response.text()}` });
  });
  const site = await copySite(page, {
    address,
    change: (document) => withoutHashes(document, plugin),
  });
  return {
    site,
    update: () =>
      page.evaluate(() => {
        window.fault = 'update';
        for (const update of window.updates ?? []) {
          void update();
        }
      }),
    mend: async () => {
      isMended = true;
      await page.evaluate(() => {
        window.fault = undefined;
      });
    },
  };
}
