import * as z from 'zod/mini';

/** One of what plugins contribute to the slot `home`, by `<plugin>/<name>`, and whether it is shown. */
const HomePanel = z.object({
  panel: z.string().check(z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/)),
  isShown: z._default(z.boolean(), true),
});

/** The panels of home in the order that an operator gives them; those it does not list come last. */
export const HomePanels = z.array(HomePanel).check(z.maxLength(50));
export type HomePanels = z.infer<typeof HomePanels>;

/** The panels that this site comes with, in the order of their contributions. */
export const HOME_PANELS = [
  'welcome/recent',
  'sport/live-now',
  'promo/boosts',
  'promo/day-express',
  'sport/starting-soon',
  'promo/offers',
  'welcome/sections',
] as const;

/** What operators compose of the pages. */
export const CustomizeConfiguration = z.object({
  /** What follows the first screen of the home page. */
  homePanels: z._default(
    HomePanels,
    HOME_PANELS.map((panel) => ({ panel, isShown: true })),
  ),
});
