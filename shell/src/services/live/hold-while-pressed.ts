import type { Clock } from '@touchline/plugin-api';
import type { Transport } from './transport.ts';

/** A press that lasts longer is no tap: prices must not grow old under it. ms */
const TAP_AT_MOST = 1_000;
/** A browser sends the click of a tap this long after the finger lifts, at most. ms */
const CLICK_WITHIN = 100;

/**
 * Makes transports deliver nothing while a finger or a mouse button is down on the page: lists that
 * move on and rows that leave them would otherwise take a tap away between its beginning and its click.
 * What arrives meanwhile is delivered in order as soon as the tap has ended, or after a second.
 */
export function createPressHold({
  root,
  clock,
}: {
  /** Where presses bubble to, e.g. the window. */
  readonly root: EventTarget;
  readonly clock: Pick<Clock, 'after'>;
}): (transport: Transport) => Transport {
  let isPressed = false;
  let cancel = () => {};
  const held: (() => void)[] = [];
  const release = () => {
    isPressed = false;
    for (const deliver of held.splice(0)) {
      deliver();
    }
  };
  const releaseAfter = (milliseconds: number) => {
    cancel();
    cancel = clock.after(milliseconds, release);
  };
  const listen = (type: string, listener: () => void) =>
    root.addEventListener(type, listener, { capture: true, passive: true });
  listen('pointerdown', () => {
    isPressed = true;
    releaseAfter(TAP_AT_MOST);
  });
  for (const type of ['pointerup', 'pointercancel']) {
    listen(type, () => {
      if (isPressed) {
        releaseAfter(CLICK_WITHIN);
      }
    });
  }
  return ({ name, connect }) => ({
    name,
    connect: (topics, { onFrame, onClose }) =>
      connect(topics, {
        onFrame: (frame) => {
          if (isPressed) {
            held.push(() => onFrame(frame));
          } else {
            onFrame(frame);
          }
        },
        onClose,
      }),
  });
}
