import { PAGE_SLOTS, type PageSlot } from './page-slots.ts';
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
    readonly layout: LayoutName;
    readonly hide?: readonly string[] | undefined;
    readonly hideWhen?: Readonly<Partial<Record<string, When>>> | undefined;
  },
  lookup: (key: string) => ContextValue = () => undefined,
): readonly PageSlot[] {
  return PAGE_SLOTS.filter(({ name, layouts }) => {
    const when = route.hideWhen?.[name];
    return (
      layouts.includes(route.layout) &&
      !route.hide?.includes(name) &&
      (when === undefined || !evaluateWhen(when, lookup))
    );
  }).map(({ name }) => name);
}

/** From this width in CSS pixels the left and right columns are shown. */
export const DESKTOP_WIDTH = 1024;
