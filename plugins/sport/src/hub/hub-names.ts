/** The competition hubs that have addresses of their own, each with the key of its title. */
export const HUB_TITLES = {
  champ: 'worldChampionship',
  epl: 'epl',
  laliga: 'laliga',
  europaleague: 'europaleague',
  ipl: 'ipl',
  scf: 'scf',
  fifacwc: 'fifacwc',
  nbafinals: 'nbafinals',
  nhlfinals: 'nhlfinals',
} as const;
export type HubName = keyof typeof HUB_TITLES;
export const HUB_NAMES = Object.keys(HUB_TITLES) as readonly HubName[];

/** Whether a hub has addresses of its own. */
export function isHubName(name: string): name is HubName {
  return Object.hasOwn(HUB_TITLES, name);
}

/** The key of the title that all pages of a hub have. */
export function hubTitle(name: HubName): string {
  return `title.${HUB_TITLES[name]}`;
}

/** The hub of a page, by the key of the page's title. @throws RangeError for a page of none */
export function hubOfTitle(title: unknown): HubName {
  const name = HUB_NAMES.find((known) => hubTitle(known) === title);
  if (name === undefined) {
    throw new RangeError(`no competition hub has the title ${String(title)}`);
  }
  return name;
}
