type Shapes = Readonly<Record<string, string>>;

/** The groups of flags by the first letters of their countries, each a file of its own. */
const GROUPS: readonly (readonly [last: string, load: () => Promise<{ flags: Shapes }>])[] = [
  ['b', () => import('../generated/flags/a-b.ts')],
  ['f', () => import('../generated/flags/c-f.ts')],
  ['k', () => import('../generated/flags/g-k.ts')],
  ['n', () => import('../generated/flags/l-n.ts')],
  ['s', () => import('../generated/flags/o-s.ts')],
  ['z', () => import('../generated/flags/t-z.ts')],
];

/**
 * The address of a country's flag, a square picture; undefined for a code that has none.
 * @param country ISO 3166 code in small letters, or that of a home nation: `gb-sct`
 */
export async function loadFlag(country: string): Promise<string | undefined> {
  const first = country.charAt(0);
  if (!/^[a-z]{2}(?:-[a-z]{3})?$/.test(country)) return undefined;
  const { flags } = (await GROUPS.find(([last]) => first <= last)?.[1]()) ?? { flags: {} };
  const shape = flags[country];
  return shape === undefined
    ? undefined
    : `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${shape}</svg>`,
      )}`;
}
