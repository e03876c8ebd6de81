import { perPlugin } from '@touchline/plugin-api';
import * as z from 'zod/mini';

/** When a player is next to be asked, on this device. */
const NextCheck = z.object({
  userId: z.string(),
  /** The interval it was reckoned by; another one makes it void. */
  minutes: z.number(),
  /** Milliseconds since epoch; 0 where the player is not to be asked again. */
  at: z.number(),
});

/** The time of the next reality check; kept, so that a reload does not put it off. */
export const nextCheck = perPlugin(({ storage }) =>
  storage.open({
    name: 'next-check',
    version: 1,
    schema: NextCheck,
    initial: { userId: '', minutes: 0, at: 0 },
    isEmpty: ({ at }) => at === 0,
  }),
);
