import { type ContextValue, evaluateWhen, type When } from './when.ts';
import type { LayoutName } from './layout.ts';

interface PageSlotRow<Name extends string> {
  readonly name: Name;
  /** Where its element is in the document: above or below the content, or over the whole page. */
  readonly place: 'above' | 'below' | 'over';
  /** The layouts that show it; in others it stays in the document, hidden and empty. */
  readonly layouts: readonly LayoutName[];
  /** The routes that show it, of those with such a layout; all of them unless given. */
  readonly routes?: readonly string[];
  /** Filled only once the content is there: it starts below the first screen. */
  readonly isLate?: boolean;
}

const ROWS = [
  // An unknown address and a failed page are empty, and still lead on.
  { name: 'header', place: 'above', layouts: ['default', 'clear', 'empty', 'third-party'] },
  { name: 'notice', place: 'above', layouts: ['default', 'clear', 'headless', 'third-party'] },
  { name: 'left', place: 'above', layouts: ['default', 'headless'] },
  { name: 'brands', place: 'above', layouts: ['third-party'] },
  { name: 'home', place: 'below', layouts: ['default'], routes: ['home'], isLate: true },
  { name: 'right', place: 'below', layouts: ['default', 'headless'] },
  { name: 'seo', place: 'below', layouts: ['default', 'headless'], isLate: true },
  {
    name: 'footer',
    place: 'below',
    layouts: ['default', 'headless', 'third-party'],
    isLate: true,
  },
  { name: 'quick-slip', place: 'below', layouts: ['default', 'clear', 'headless', 'third-party'] },
  {
    name: 'bottom-nav',
    place: 'below',
    layouts: ['default', 'clear', 'empty', 'headless', 'third-party'],
  },
  {
    name: 'overlay',
    place: 'over',
    layouts: ['default', 'clear', 'empty', 'headless', 'maintenance', 'third-party'],
  },
] as const satisfies readonly PageSlotRow<string>[];
export type PageSlot = (typeof ROWS)[number]['name'];

/**
 * Slots of the page itself, in the order of the document, which contains one element for each,
 * `[data-slot=<name>]`. The shell adopts these elements and never creates them. Where they are on the
 * screen is in the style sheets of `@touchline/ui`. A plugin declares the slots of its own views in
 * `ownSlots` of its `plugin.ts`.
 */
export const PAGE_SLOTS: readonly PageSlotRow<PageSlot>[] = ROWS;

/**
 * Whether pages have a slot: a page slot, or one that a view of a plugin has, `<plugin>.<name>`. A
 * plugin of which nothing is declared may have any: it is switched off, or built before plugins
 * declared their slots.
 * @param ownSlotsOf the slots that a plugin declares
 */
export function isKnownSlot(
  slot: string,
  ownSlotsOf: (plugin: string) => readonly string[] | undefined,
): boolean {
  const [owner = '', name] = slot.split('.');
  return name === undefined
    ? PAGE_SLOTS.some((known) => known.name === slot)
    : (ownSlotsOf(owner)?.includes(slot) ?? true);
}

/** The slots a route shows: those of its layout without the ones its flags hide. */
export function slotsOfRoute(
  route: {
    readonly name?: string | undefined;
    readonly layout: LayoutName;
    readonly hide?: readonly string[] | undefined;
    readonly hideWhen?: Readonly<Partial<Record<string, When>>> | undefined;
  },
  lookup: (key: string) => ContextValue = () => undefined,
): readonly PageSlot[] {
  return PAGE_SLOTS.filter(({ name, layouts, routes }) => {
    const when = route.hideWhen?.[name];
    return (
      layouts.includes(route.layout) &&
      (routes?.includes(route.name ?? '') ?? true) &&
      !route.hide?.includes(name) &&
      (when === undefined || !evaluateWhen(when, lookup))
    );
  }).map(({ name }) => name);
}
