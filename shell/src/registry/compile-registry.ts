import type { PluginManifest } from '@touchline/contracts/plugins';
import { isKnownSlot } from '@touchline/domain/plugins';
import { createRouteTable } from '@touchline/domain/routes';
import type { ApplicationError } from '@touchline/plugin-api';
import { conflict, registrationProblem } from './problem.ts';
import type { Owned, RegistrySnapshot } from './registry-snapshot.ts';

/** By code units: a collation would cost the start of the page milliseconds for nothing. */
function compareText(left: string, right: string): number {
  return Number(left > right) - Number(left < right);
}

function byOrder(
  left: { readonly order?: number; readonly plugin: string; readonly name: string },
  right: { readonly order?: number; readonly plugin: string; readonly name: string },
): number {
  return (
    (left.order ?? 100) - (right.order ?? 100) ||
    compareText(left.plugin, right.plugin) ||
    compareText(left.name, right.name)
  );
}

function ownAll<Contribution>(
  manifests: readonly PluginManifest[],
  pick: (manifest: PluginManifest) => readonly Contribution[],
): readonly Owned<Contribution>[] {
  return manifests.flatMap((manifest) =>
    pick(manifest).map((contribution) => ({ ...contribution, plugin: manifest.id })),
  );
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) {
      groups.set(keyOf(item), [item]);
    } else {
      group.push(item);
    }
  }
  return groups;
}

/** Keeps the first of each name and reports the others. */
function unique<Item extends { readonly plugin: string }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  what: (item: Item) => string,
  problems: ApplicationError[],
): ReadonlyMap<string, Item> {
  const kept = new Map<string, Item>();
  for (const item of items) {
    const holder = kept.get(keyOf(item));
    if (holder === undefined) {
      kept.set(keyOf(item), item);
    } else {
      problems.push(conflict({ what: what(item), plugin: item.plugin, holder: holder.plugin }));
    }
  }
  return kept;
}

/** Derives the registry from manifests: a pure function of them and their order. */
export function compileRegistry(given: readonly PluginManifest[]): RegistrySnapshot {
  const problems: ApplicationError[] = [];
  const plugins = new Map<string, PluginManifest>();
  for (const manifest of given) {
    if (plugins.has(manifest.id)) {
      problems.push(
        conflict({ what: `the id "${manifest.id}"`, plugin: manifest.id, holder: manifest.id }),
      );
    } else {
      plugins.set(manifest.id, manifest);
    }
  }
  const manifests = [...plugins.values()];

  const slots = ownAll(manifests, (manifest) => manifest.slots).filter((contribution) => {
    const known = isKnownSlot(contribution.slot, (id) => plugins.get(id)?.ownSlots);
    if (!known) {
      problems.push(
        registrationProblem({
          code: 'slot_unknown',
          plugin: contribution.plugin,
          message: `"${contribution.name}" of plugin "${contribution.plugin}" asks for the slot "${contribution.slot}", which neither the page nor a plugin has`,
        }),
      );
    }
    return known;
  });
  const distinctSlots = unique(
    slots,
    (item) => `${item.slot}/${item.plugin}/${item.name}`,
    (item) => `"${item.name}" in slot "${item.slot}"`,
    problems,
  );
  const modals = unique(
    ownAll(manifests, (manifest) => manifest.modals),
    (item) => item.name,
    (item) => `modal "${item.name}"`,
    problems,
  );
  return Object.freeze({
    plugins,
    table: createRouteTable(ownAll(manifests, (manifest) => manifest.routes)),
    slots: groupBy([...distinctSlots.values()].sort(byOrder), (item) => item.slot),
    modals,
    guards: [...ownAll(manifests, (manifest) => manifest.guards)].sort(byOrder),
    handlers: groupBy(
      ownAll(manifests, (manifest) => manifest.handlers),
      (item) => item.event,
    ),
    background: ownAll(manifests, (manifest) => manifest.background),
    problems,
  });
}
