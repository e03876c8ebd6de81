/** The page shells of the product; a route names the one it wants. */
export const LAYOUTS = [
  'default',
  'clear',
  'empty',
  'headless',
  'maintenance',
  'third-party',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Places of a layout that plugins contribute views to; each is `[data-slot=name]` in the document. */
export const LAYOUT_SLOTS = [
  'header',
  'left',
  'right',
  'notice',
  'above-bottom-nav',
  'bottom-nav',
  'footer',
] as const;
export type LayoutSlot = (typeof LAYOUT_SLOTS)[number];

const ALL: readonly LayoutSlot[] = LAYOUT_SLOTS;

/** Which slots a layout has; the matched route's view always goes to `[data-outlet]`. */
export const SLOTS_OF_LAYOUT: Readonly<Record<Layout, readonly LayoutSlot[]>> = {
  default: ALL,
  'third-party': ALL,
  headless: ALL.filter((slot) => slot !== 'header'),
  clear: ['notice'],
  empty: [],
  maintenance: [],
};

/** From this width in CSS pixels the left and right columns are shown. */
export const DESKTOP_WIDTH = 1024;
