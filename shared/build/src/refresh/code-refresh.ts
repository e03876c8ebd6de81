import type { CodeRefresh, DevelopmentBuild, ModuleExecution } from '@touchline/contracts/plugins';

/** The part of `react-refresh/runtime` that is used. */
export interface RefreshRuntime {
  readonly register: (type: unknown, id: string) => void;
  readonly createSignatureFunctionForTransform: () => ReturnType<CodeRefresh['sign']>;
  readonly performReactRefresh: () => unknown;
}

type Module = ModuleExecution['module'];

interface RunningBuild extends DevelopmentBuild {
  /** Modules that have run, by id. */
  readonly executed: Map<string, Module>;
  /** Modules of an earlier build that are to serve again in the place of being executed. */
  kept: ReadonlyMap<string, Module>;
}

/**
 * React's own refresh over bundles of which each is a whole version of a plugin: of a new one, only
 * modules run that differ, or import what differs. The others stay as they are, so stores, contexts
 * and whatever else lives in modules is one for old and new code.
 */
export function createCodeRefresh(runtime: RefreshRuntime): CodeRefresh {
  const builds = new Map<string, { readonly now: RunningBuild; readonly before?: RunningBuild }>();
  return {
    register: runtime.register,
    sign: runtime.createSignatureFunctionForTransform,
    knows: (plugin) => builds.has(plugin),
    enter: (description) => {
      const build: RunningBuild = { ...description, executed: new Map(), kept: new Map() };
      const before = builds.get(build.plugin)?.now;
      builds.set(build.plugin, { now: build, ...(before && { before }) });
      return (execution) => {
        const same = build.kept.get(execution.id);
        build.executed.set(execution.id, same ?? execution.module);
        if (same !== undefined) {
          execution.factory = (module) => {
            module.exports = same.exports;
          };
        }
      };
    },
    compare: (plugin) => {
      const { now, before } = builds.get(plugin) ?? {};
      if (now === undefined || before === undefined) {
        return undefined;
      }
      const names = Object.keys(now.parts);
      return {
        changed: names.filter((name) => {
          const id = now.parts[name]?.module ?? '';
          return now.modules[id] !== before.modules[id];
        }),
        loaded: names.filter((name) => before.executed.has(before.parts[name]?.module ?? '')),
        exchanged: names.filter((name) => now.parts[name]?.view !== before.parts[name]?.view),
      };
    },
    keep: (plugin) => {
      const { now, before } = builds.get(plugin) ?? {};
      if (now !== undefined && before !== undefined) {
        now.kept = new Map(
          [...before.executed].filter(
            ([id]) => now.modules[id] !== undefined && now.modules[id] === before.modules[id],
          ),
        );
        // They run on whether the new build requests them or not.
        for (const [id, module] of now.kept) {
          now.executed.set(id, module);
        }
      }
    },
    refresh: () => void runtime.performReactRefresh(),
  };
}
