import { messageOf } from '@touchline/domain/errors';
import { Worker } from 'node:worker_threads';
import type { Pricer } from './pricer.ts';
import type { PricingAnswer } from './pricing-job.ts';
import type { PricingRequest } from './pricing-worker.ts';

/** A batch that takes longer never comes: the thread is given up. */
const DEADLINE_MS = 10_000;
/** Pricing makes much garbage and keeps little: a small heap is collected often and stays small. */
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

interface Waiting {
  readonly deadline: NodeJS.Timeout;
  readonly resolve: (answers: readonly PricingAnswer[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Prices in a separate thread, so that the main one stays free for requests. A thread that dies or
 * hangs fails what waits for it and is replaced at the next call.
 */
export function createThreadPricer(options: {
  /** The built `pricing-worker` module. */
  readonly entry: URL;
  readonly onFailure: (error: Error) => void;
}): Pricer {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | undefined;

  function fail(error: Error): void {
    worker = undefined;
    for (const { reject, deadline } of waiting.values()) {
      clearTimeout(deadline);
      reject(error);
    }
    waiting.clear();
  }
  function launch(): Worker {
    const started = new Worker(options.entry, { resourceLimits: HEAP });
    started.on('message', ({ id, answers }: { id: number; answers: readonly PricingAnswer[] }) => {
      const asked = waiting.get(id);
      clearTimeout(asked?.deadline);
      asked?.resolve(answers);
      waiting.delete(id);
    });
    started.on('error', (error) => {
      const failure = new Error(messageOf(error), { cause: error });
      fail(failure);
      options.onFailure(failure);
    });
    started.on('exit', () => {
      if (worker === started) {
        fail(new Error('the pricing thread has ended'));
      }
    });
    return started;
  }
  function giveUp(): void {
    const hanging = worker;
    fail(new Error(`the pricing thread took longer than ${DEADLINE_MS} ms`));
    void hanging?.terminate();
  }
  function send(request: PricingRequest): void {
    worker ??= launch();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);
  }

  return {
    prepare() {
      worker ??= launch();
    },
    price: (jobs) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const deadline = setTimeout(giveUp, DEADLINE_MS);
        waiting.set(lastId, { resolve, reject, deadline });
        send({ kind: 'price', id: lastId, jobs });
      }),
    forget: (eventIds) => send({ kind: 'forget', eventIds }),
    async stop() {
      const ending = worker;
      worker = undefined;
      fail(new Error('the pricing thread is stopped'));
      await ending?.terminate();
    },
  };
}
