/** How a finger moved when it was lifted: up is positive. */
export interface Flick {
  /** CSS pixels from where it was put down. */
  readonly distance: number;
  /** Pixels a millisecond, over the last moments. */
  readonly velocity: number;
}

/** Pixels after which letting go opens, however slowly the finger moved. */
const OPEN_DISTANCE = 48;
/** Pixels a millisecond that open, however short the way: a flick. */
const OPEN_VELOCITY = 0.4;
/** A shorter way is a tap, whatever its speed. */
export const TAP = 8;

/** Whether a movement of the finger was meant to open what it moved. */
export function shouldOpen({ distance, velocity }: Flick): boolean {
  return distance > OPEN_DISTANCE || (distance > TAP && velocity > OPEN_VELOCITY);
}

/** How far the bar follows a finger: less and less, so that it feels held. */
export function rubberBand(distance: number): number {
  return distance <= 0 ? 0 : Math.round(80 * (1 - Math.exp(-distance / 80)));
}
