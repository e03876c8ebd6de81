import {
  VirtualResultsAnswer,
  VirtualRoundAnswer,
  VirtualRoundsAnswer,
} from '@touchline/contracts/virtuals';
import { defineResource } from '@touchline/plugin-api';

/** While a race is run its positions are asked for so often, in milliseconds. */
const RUNNING_MS = 1_500;

/** The rounds that take bets, are run or have just ended. */
export const roundsResource = defineResource({
  name: 'sport.virtual-rounds',
  path: (_parameters: Record<string, never>) => '/line-api/v1/virtuals',
  schema: VirtualRoundsAnswer,
  interval: 5_000,
});

/** One round, closely followed. */
export const roundResource = defineResource({
  name: 'sport.virtual-round',
  path: ({ id }: { readonly id: number }) => `/line-api/v1/virtuals/${id}`,
  schema: VirtualRoundAnswer,
  interval: RUNNING_MS,
});

/** The rounds of a channel that have ended. */
export const resultsResource = defineResource({
  name: 'sport.virtual-results',
  path: ({ channel, before }: { readonly channel: string; readonly before?: string | undefined }) =>
    `/line-api/v1/virtual-results?channel=${encodeURIComponent(channel)}${before === undefined ? '' : `&before=${encodeURIComponent(before)}`}`,
  schema: VirtualResultsAnswer,
  interval: 10_000,
});
