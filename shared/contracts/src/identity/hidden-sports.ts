import * as z from 'zod/mini';

/** There are never as many sports. */
const MOST = 100;
const sportIds = () => z.array(z.int().check(z.positive())).check(z.maxLength(MOST));

/**
 * GET and PUT /web-api/officeapi/v1/hidden-sports: the sports that a player is not offered and cannot bet
 * on, by id, before a match and live.
 */
export const HiddenSports = z.object({ line: sportIds(), live: sportIds() });
export type HiddenSports = z.infer<typeof HiddenSports>;
