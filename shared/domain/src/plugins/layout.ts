import { type ContextValue, evaluateWhen, type When } from './when.ts';

/** Page shells a route may use. */
export const LAYOUTS = [
  'default',
  'clear',
  'empty',
  'headless',
  'maintenance',
  'third-party',
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/**
 * Slots of the page itself. The document contains one element for each, `[data-slot=<name>]`, in this
 * order around `main[data-outlet]`; the shell adopts these elements and never creates them.
 */
export const PAGE_SLOTS = [
  'header',
  'notice',
  'left',
  'right',
  'brands',
  'seo',
  'footer',
  'quick-slip',
  'bottom-nav',
  'overlay',
] as const;
export type PageSlot = (typeof PAGE_SLOTS)[number];

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
    ? PAGE_SLOTS.some((known) => known === slot)
    : (ownSlotsOf(owner)?.includes(slot) ?? true);
}

/**
 * Which page slots a layout shows; `main[data-outlet]` is always shown. Slots outside the layout
 * stay in the document, hidden and empty, so that a change of layout is a change of one attribute
 * of `<html>`.
 */
export const LAYOUT_SLOTS: Readonly<Record<LayoutName, readonly PageSlot[]>> = {
  default: [
    'header',
    'notice',
    'left',
    'right',
    'seo',
    'footer',
    'quick-slip',
    'bottom-nav',
    'overlay',
  ],
  clear: ['header', 'notice', 'quick-slip', 'bottom-nav', 'overlay'],
  empty: ['overlay'],
  headless: ['notice', 'left', 'right', 'seo', 'footer', 'quick-slip', 'bottom-nav', 'overlay'],
  maintenance: ['overlay'],
  'third-party': ['header', 'notice', 'brands', 'footer', 'quick-slip', 'bottom-nav', 'overlay'],
};

/** The slots a route shows: those of its layout without the ones its flags hide. */
export function slotsOfRoute(
  route: {
    readonly layout: LayoutName;
    readonly hide?: readonly string[] | undefined;
    readonly hideWhen?: Readonly<Partial<Record<string, When>>> | undefined;
  },
  lookup: (key: string) => ContextValue = () => undefined,
): readonly PageSlot[] {
  return LAYOUT_SLOTS[route.layout].filter((slot) => {
    const when = route.hideWhen?.[slot];
    return !route.hide?.includes(slot) && (when === undefined || !evaluateWhen(when, lookup));
  });
}

/** From this width in CSS pixels the left and right columns are shown. */
export const DESKTOP_WIDTH = 1024;
