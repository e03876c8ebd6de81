import { parentPort } from 'node:worker_threads';
import { createPriceMemory } from './pricer.ts';
import type { PricingJob } from './pricing-job.ts';

/** What the main thread sends. */
export type PricingRequest =
  | { readonly kind: 'price'; readonly id: number; readonly jobs: readonly PricingJob[] }
  | { readonly kind: 'forget'; readonly eventIds: readonly number[] };

// This file is a thread's entry: running it is the thread's start.
const memory = createPriceMemory();
parentPort?.on('message', (request: PricingRequest) => {
  if (request.kind === 'forget') {
    memory.forget(request.eventIds);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ id: request.id, answers: memory.price(request.jobs) });
});
