import type { Clock, Disposer, Logger } from '@touchline/plugin-api';
import type { Deferred } from '../deferred.ts';
import type { DeferredKernel } from './deferred-kernel.ts';

const IDLE_TIMEOUT = 2000;
/** How long the header and the other bars wait for the content, which comes first, ms. */
const BARS_WAIT = 500;
/** Wait before what follows the first screen is requested again, ms. */
const RETRY_AFTER = 5000;

/** The order of the first screen: the content, then the bars, then everything it does not need. */
export interface FirstScreen {
  /** Whether the bars may be filled by now. */
  readonly isBarsTurn: () => boolean;
  /** The content is being loaded: the bars wait for it, though not for long. */
  readonly begin: () => void;
  /** A view is on screen, or its failure is; the first one ends the first screen. */
  readonly end: () => void;
  readonly dispose: Disposer;
}

/** Gives the content, the bars and the deferred kernel their turns. */
export function createFirstScreen({
  window,
  clock,
  log,
  deferredKernel,
  fillFrame,
  whenIdle,
  onEnd,
}: {
  readonly window: Pick<Window, 'requestAnimationFrame'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Logger;
  readonly deferredKernel: Deferred<Pick<DeferredKernel, 'start' | 'dispose'>>;
  /** Fills the slots whose turn it is. */
  readonly fillFrame: () => void;
  readonly whenIdle: (act: () => void, timeout: number) => void;
  readonly onEnd: () => void;
}): FirstScreen {
  const stops: Disposer[] = [];
  let isEnded = false;
  let isBarsTurn = false;
  const fillBars = () => {
    if (!isBarsTurn) {
      isBarsTurn = true;
      fillFrame();
    }
  };
  const startDeferred = () => {
    deferredKernel.load().then(
      ({ start, dispose }) => {
        start();
        stops.push(dispose);
        fillFrame();
      },
      (error: unknown) => {
        log.error('what follows the first screen could not be loaded; trying again', error);
        stops.push(clock.after(RETRY_AFTER, startDeferred));
      },
    );
  };
  return {
    isBarsTurn: () => isBarsTurn,
    begin: () => {
      stops.push(clock.after(BARS_WAIT, fillBars));
    },
    end: () => {
      if (isEnded) {
        return;
      }
      isEnded = true;
      // Analytics time the load by it.
      performance.mark('touchline-ready');
      // After the content's own frame, which reading the bars' styles would delay.
      window.requestAnimationFrame(() => stops.push(clock.after(0, fillBars)));
      whenIdle(() => {
        startDeferred();
        onEnd();
      }, IDLE_TIMEOUT);
    },
    dispose: () => {
      for (const stop of stops) {
        stop();
      }
    },
  };
}
