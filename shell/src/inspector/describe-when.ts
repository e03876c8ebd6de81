import { type ContextValue, evaluateWhen, keysOf, type When } from '@touchline/domain/plugins';
import type { RegistrySnapshot } from '../registry/registry-snapshot.ts';

/** A condition as code: `authenticated and not (device = mobile)`. */
export function whenText(when: When): string {
  if ('all' in when) {
    return when.all.map((part) => nested(part)).join(' and ');
  }
  if ('any' in when) {
    return when.any.map((part) => nested(part)).join(' or ');
  }
  if ('not' in when) {
    return `not ${nested(when.not)}`;
  }
  if (when.equals !== undefined) {
    return `${when.key} = ${when.equals}`;
  }
  if (when.in !== undefined) {
    return `${when.key} in ${when.in.join(', ')}`;
  }
  return when.above === undefined ? when.key : `${when.key} > ${when.above}`;
}

function nested(when: When): string {
  const text = whenText(when);
  return 'key' in when && !text.includes(' ') ? text : `(${text})`;
}

/** A contribution that is there only while a condition is true. */
export interface DescribedCondition {
  readonly owner: string;
  readonly text: string;
  readonly holds: boolean;
}

/** Every condition of the registry and its value, and every key they read. */
export function describeConditions(
  { table, slots, modals, guards, background }: RegistrySnapshot,
  lookup: (key: string) => ContextValue,
): {
  readonly conditions: readonly DescribedCondition[];
  readonly keys: readonly (readonly [string, ContextValue])[];
} {
  const owned = [
    ...table.routes.map((route) => ({ ...route, kind: 'route' })),
    ...[...slots.values()].flat().map((slot) => ({ ...slot, kind: slot.slot })),
    ...[...modals.values()].map((modal) => ({ ...modal, kind: 'modal' })),
    ...guards.map((guard) => ({ ...guard, kind: 'guard' })),
    ...background.map((part) => ({ ...part, kind: 'background' })),
  ];
  const conditions = owned.flatMap(({ kind, plugin, name, when }) =>
    when === undefined
      ? []
      : [
          {
            owner: `${plugin} · ${kind} ${name}`,
            text: whenText(when),
            holds: evaluateWhen(when, lookup),
          },
        ],
  );
  const keys = [...new Set(owned.flatMap(({ when }) => keysOf(when)))].sort();
  return { conditions, keys: keys.map((key) => [key, lookup(key)] as const) };
}
