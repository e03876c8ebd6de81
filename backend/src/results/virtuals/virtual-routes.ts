import {
  VirtualResultsAnswer,
  VirtualRoundAnswer,
  VirtualRoundsAnswer,
} from '@touchline/contracts/virtuals';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { VirtualRounds } from '../../pricing/virtuals/virtual-rounds.ts';

const BASE = '/line-api/v1';
const TAGS = { tags: ['results'] };

const Moment = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(8_640_000_000_000_000));
const Parameters = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export interface VirtualRoutesOptions {
  readonly clock: Clock;
  readonly rounds: VirtualRounds;
}

/** Rounds of virtual sports for everyone, with what proves them once they have ended. */
export function registerVirtuals(app: App, { clock, rounds }: VirtualRoutesOptions): void {
  const ResultsQuery = z.strictObject({
    channel: text().check(z.refine((id) => rounds.channels.includes(id))),
    before: z.optional(Moment),
  });
  app.get(
    `${BASE}/virtuals`,
    { schema: { ...TAGS, response: { 200: VirtualRoundsAnswer } } },
    async () => ({ time: clock(), rounds: [...rounds.current()] }),
  );
  app.get(
    `${BASE}/virtuals/:id`,
    { schema: { ...TAGS, params: Parameters, response: { 200: VirtualRoundAnswer } } },
    async ({ params }) => {
      const round = await rounds.find(params.id);
      if (round === undefined) {
        throw new ApiError('not_found', 'there is no such round');
      }
      return { time: clock(), round };
    },
  );
  app.get(
    `${BASE}/virtual-results`,
    { schema: { ...TAGS, querystring: ResultsQuery, response: { 200: VirtualResultsAnswer } } },
    async ({ query: { channel, before } }) => {
      const { rounds: ended, ...more } = await rounds.ended(channel, before);
      return { rounds: [...ended], ...more };
    },
  );
}
