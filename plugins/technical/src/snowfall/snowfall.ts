import type { Disposer } from '@touchline/plugin-api';
import styles from './snowfall.module.css';

/** product.txt §2.7 */
export const FLAKES = 40;

/** A flake; places and sizes as parts of the screen, speeds as screens a second. */
export interface Flake {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fall: number;
  readonly drift: number;
}

/** Flakes all over the screen. @param random numbers from 0 to 1 */
export function createFlakes(random: () => number): readonly Flake[] {
  return Array.from({ length: FLAKES }, () => ({
    x: random(),
    y: random(),
    radius: 1 + 2.5 * random(),
    fall: 0.04 + 0.06 * random(),
    drift: 0.03 * (random() - 0.5),
  }));
}

/** Where a flake is some seconds later; what falls out below comes in again above. */
export function moveFlake(flake: Flake, seconds: number): Flake {
  const wrap = (value: number) => value - Math.floor(value);
  return {
    ...flake,
    x: wrap(flake.x + flake.drift * seconds),
    y: wrap(flake.y + flake.fall * seconds),
  };
}

/** Lets it snow over the page, on one canvas that takes no clicks. */
export function startSnowfall(window: Window): Disposer {
  const { document } = window;
  const canvas = document.createElement('canvas');
  canvas.className = styles.snowfall ?? '';
  canvas.dataset['snowfall'] = '';
  canvas.setAttribute('aria-hidden', 'true');
  const brush = canvas.getContext('2d');
  let flakes = createFlakes(Math.random);
  let last: number | undefined;
  let frame = 0;
  const draw = (time: number) => {
    // A page that was out of sight continues where it was.
    const seconds = Math.min((time - (last ?? time)) / 1000, 0.1);
    last = time;
    const { innerWidth: width, innerHeight: height } = window;
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
    }
    flakes = flakes.map((flake) => moveFlake(flake, seconds));
    if (brush !== null) {
      brush.clearRect(0, 0, width, height);
      brush.fillStyle = window.getComputedStyle(canvas).color;
      for (const { x, y, radius } of flakes) {
        brush.beginPath();
        brush.arc(x * width, y * height, radius, 0, 2 * Math.PI);
        brush.fill();
      }
    }
    frame = window.requestAnimationFrame(draw);
  };
  document.body.append(canvas);
  frame = window.requestAnimationFrame(draw);
  return () => {
    window.cancelAnimationFrame(frame);
    canvas.remove();
  };
}
