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

/** From this width in CSS pixels the left and right columns are shown. */
export const DESKTOP_WIDTH = 1024;
