import { BUS_EVENTS } from '@touchline/contracts/plugins';
import { isKnownSlot } from '@touchline/domain/plugins';
import type { Artefact, Finding } from '@touchline/contracts/releases';
import { legacyPathConflicts } from '@touchline/domain/navigation';
import { checkRoutes, createRouteTable } from '@touchline/domain/routes';
import { about } from './finding-for.ts';

type Manifest = NonNullable<Artefact['manifest']>;

/** Addresses of before and where the site's configuration redirects them. */
export type LegacyPaths = Readonly<Record<string, string>>;

/** Names that must be one plugin's alone, each with what it is the name of. */
export function namesOf({ routes, modals }: Manifest): readonly string[] {
  return [
    ...routes.map(({ name }) => `route "${name}"`),
    ...modals.map(({ name }) => `modal "${name}"`),
  ];
}

/** Clashes between plugins as one visitor gets them. */
export function clashFindings(artefacts: readonly Artefact[]): readonly Finding[] {
  const plugins = artefacts.filter((one) => one.manifest !== undefined);
  const holders = new Map<string, Artefact>();
  const findings: Finding[] = [];
  for (const artefact of plugins) {
    for (const name of namesOf(artefact.manifest as Manifest)) {
      const holder = holders.get(name);
      if (holder !== undefined && holder.id !== artefact.id) {
        findings.push(
          about(artefact, {
            severity: 'blocker',
            code: 'name_clash',
            message: `${name} of ${artefact.id} ${artefact.version} is already ${holder.id}'s: give one of them another name`,
          }),
        );
      }
      holders.set(name, artefact);
    }
  }
  const routes = plugins.flatMap((artefact) =>
    (artefact.manifest as Manifest).routes.map(({ name, path }) => ({ name, path, artefact })),
  );
  for (const { code, route, message, holder } of checkRoutes(routes).conflicts) {
    if (code !== 'route_name_taken' && route.artefact.id !== holder?.artefact.id) {
      const place = holder === undefined ? '' : ` (${holder.artefact.id})`;
      findings.push(
        about(route.artefact, {
          severity: 'blocker',
          code: 'route_clash',
          message: `${route.artefact.id} ${route.artefact.version}: ${message}${place}`,
        }),
      );
    }
  }
  return findings;
}

/**
 * What pages would leave out of a version: names used twice, unknown slots and events.
 * @param others what is live with it
 */
export function unheardFindings(
  artefact: Artefact,
  others: readonly Artefact[],
): readonly Finding[] {
  const { id, version, manifest } = artefact;
  const { slots = [], handlers = [] } = manifest ?? {};
  const ownSlots = new Map(others.map((other) => [other.id, other.manifest?.ownSlots]));
  const placed = slots.map(({ slot, name }) => `"${name}" in the slot "${slot}"`);
  return [
    ...placed
      .filter((place, position) => placed.indexOf(place) !== position)
      .map((place) =>
        about(artefact, {
          severity: 'blocker',
          code: 'name_clash',
          message: `${id} ${version} has ${place} twice: give one of them another name`,
        }),
      ),
    ...slots
      .filter(({ slot }) => !isKnownSlot(slot, (plugin) => ownSlots.get(plugin)))
      .map(({ slot, name }) =>
        about(artefact, {
          severity: 'warning',
          code: 'slot_unknown',
          message: `"${name}" of ${id} ${version} asks for the slot "${slot}", which neither the page nor a plugin has: it is shown nowhere`,
        }),
      ),
    ...handlers
      .filter(({ event }) => !Object.hasOwn(BUS_EVENTS, event))
      .map(({ event }) =>
        about(artefact, {
          severity: 'warning',
          code: 'event_unknown',
          message: `${id} ${version} handles "${event}", which is not in the catalogue of events: it is never called`,
        }),
      ),
  ];
}

/** Legacy promotion paths that would redirect away from a page of a version that was not live before. */
export function legacyFindings(
  fresh: readonly Artefact[],
  {
    legacyPaths,
    others,
  }: { readonly legacyPaths: LegacyPaths; readonly others: readonly Artefact[] },
): readonly Finding[] {
  return fresh.flatMap((artefact) => {
    const all = [artefact, ...others.filter(({ id }) => id !== artefact.id)];
    const table = createRouteTable(all.flatMap(({ manifest }) => manifest?.routes ?? []));
    const own = new Set(artefact.manifest?.routes.map(({ name }) => name));
    return legacyPathConflicts(legacyPaths, table)
      .filter(({ route }) => own.has(route))
      .map(({ code, message }) =>
        about(artefact, {
          severity: 'blocker',
          code,
          message: `${artefact.id} ${artefact.version}: ${message}: take the path out of the configuration (core, routing.legacyPromoPaths) first, or give the route another one`,
        }),
      );
  });
}
