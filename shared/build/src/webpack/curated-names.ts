import { readFileSync } from 'node:fs';
import { VENDORS, vendorEntry } from '../targets.ts';

/** Names that each curated vendor exports, by specifier, read from its entry. */
export function curatedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    VENDORS.filter(({ file }) => file === undefined).map((vendor) => {
      const list = /export \{([^}]*)\}/.exec(readFileSync(vendorEntry(vendor), 'utf8'))?.[1] ?? '';
      return [vendor.specifiers[0] ?? '', new Set(list.split(',').map((name) => name.trim()))];
    }),
  );
}
