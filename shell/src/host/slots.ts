import type { SlotContribution } from '@touchline/contracts/plugins';
import { evaluateWhen, keysOf } from '@touchline/domain/plugins';
import { RENDERED_ATTRIBUTE, SKELETON_ATTRIBUTE } from '@touchline/contracts/site';
import type { Disposer, Slots } from '@touchline/plugin-api';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import type { Owned } from '../registry/registry-snapshot.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeyStore } from '../services/context-keys.ts';
import { type MountedView, NO_INPUT, type ViewDescription } from './mounted-view.ts';
import type { ViewHost } from './view-host.ts';

export interface SlotsDependencies {
  readonly registry: Registry;
  readonly keys: KeyStore;
  readonly loader: PluginLoader;
  readonly host: ViewHost;
}

type Contribution = Owned<SlotContribution>;

/** Orders the contributions of a slot, and may leave some out. */
export type ArrangeSlot = (contributions: readonly Contribution[]) => readonly Contribution[];

export interface ShellSlots {
  /** Fills a slot as plugins do with theirs, in an order of its own where one is given. */
  readonly mount: (
    options: Parameters<Slots['mount']>[0] & { readonly arrange?: ArrangeSlot },
  ) => Disposer;
}

/** What the server rendered of contributions that are not shown here after all. */
function removeLeftovers(element: HTMLElement, shown: readonly MountedView[]): void {
  const roots = new Set(shown.map((view) => view.element()));
  for (const rendered of element.querySelectorAll<HTMLElement>(
    `:scope > [${RENDERED_ATTRIBUTE}]`,
  )) {
    if (!roots.has(rendered)) {
      rendered.remove();
    }
  }
}

function removeSkeleton(element: HTMLElement): void {
  for (const skeleton of element.querySelectorAll(`:scope > [${SKELETON_ATTRIBUTE}]`)) {
    skeleton.remove();
  }
}

/** Fills slots with what plugins contribute, and keeps them so as plugins and conditions change. */
export function createSlots({ registry, keys, loader, host }: SlotsDependencies): ShellSlots {
  const describe = ({ plugin, name, slot, onFailure }: Contribution): ViewDescription => ({
    plugin,
    name,
    onFailure,
    load: async (options) => {
      const { module, context } = await loader.part(
        plugin,
        (definition) =>
          definition.slots?.find((known) => known.name === name && known.slot === slot)?.view,
        options,
      );
      return { view: module.view, context };
    },
  });
  return {
    mount: ({ slot, element, input = {}, arrange: sort = (own) => own }) => {
      const mounted = new Map<Contribution, MountedView>();
      let contributions: readonly Contribution[] = [];
      let stopKeys: Disposer = () => undefined;

      const insert = (contribution: Contribution, before: Node | null) => {
        const view = host.mount({
          description: describe(contribution),
          parent: element,
          before,
          input: { ...NO_INPUT, input },
        });
        view.state.subscribe((state) => {
          if (state === 'ready' || state === 'error') {
            removeSkeleton(element);
          }
        });
        mounted.set(contribution, view);
        return view;
      };
      const arrange = () => {
        for (const [contribution, view] of mounted) {
          if (!contributions.includes(contribution) || !evaluateWhen(contribution.when, keys.get)) {
            mounted.delete(contribution);
            view.unmount();
          }
        }
        // From the last to the first, so that each knows its successor.
        let before: Node | null = null;
        for (const contribution of contributions.toReversed()) {
          if (evaluateWhen(contribution.when, keys.get)) {
            const view: MountedView = mounted.get(contribution) ?? insert(contribution, before);
            before = view.element();
          }
        }
        removeLeftovers(element, [...mounted.values()]);
      };
      const read = () => {
        const next = sort(registry.get().slots.get(slot) ?? []);
        stopKeys();
        // A plugin that stayed as it was keeps its view, though the registry was compiled again.
        const { plugins } = registry.get();
        contributions = next.map((contribution) => {
          const same = [...mounted.keys()].find(
            (known) => known.plugin === contribution.plugin && known.name === contribution.name,
          );
          return same !== undefined && versions.get(same) === plugins.get(same.plugin)?.version
            ? same
            : contribution;
        });
        for (const contribution of contributions) {
          versions.set(contribution, plugins.get(contribution.plugin)?.version);
        }
        stopKeys = keys.subscribe(
          [...new Set(contributions.flatMap(({ when }) => keysOf(when)))],
          arrange,
        );
        arrange();
      };
      const versions = new WeakMap<Contribution, string | undefined>();
      read();
      const stopRegistry = registry.subscribe(read);
      return () => {
        stopRegistry();
        stopKeys();
        for (const view of mounted.values()) {
          view.unmount();
        }
        mounted.clear();
      };
    },
  };
}
