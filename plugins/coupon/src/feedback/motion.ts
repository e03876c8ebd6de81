/** How long a movement may take, in milliseconds: whatever it marks is over by then. */
const LONGEST = 200;

/**
 * The length of a movement by the tokens, in milliseconds; none where the player wants less motion or
 * the light version.
 */
function motionLength(): number {
  const length = getComputedStyle(document.documentElement).getPropertyValue('--motion-fast');
  const value = Number.parseFloat(length);
  const milliseconds = length.trim().endsWith('ms') ? value : value * 1000;
  return Number.isFinite(milliseconds) ? Math.min(milliseconds, LONGEST) : 0;
}

export const POP: readonly Keyframe[] = [
  { transform: 'scale(1)' },
  { transform: 'scale(1.3)' },
  { transform: 'scale(1)' },
];
export const APPEAR: readonly Keyframe[] = [
  { opacity: 0, transform: 'translateY(-6px)' },
  { opacity: 1, transform: 'none' },
];
export const RISE: readonly Keyframe[] = [{ transform: 'translateY(6px)' }, { transform: 'none' }];
export const SINK: readonly Keyframe[] = [{ transform: 'translateY(-6px)' }, { transform: 'none' }];

/** Moves an element once, by what costs no layout: `transform` and `opacity`. */
export function move(element: Element | null | undefined, keyframes: readonly Keyframe[]): void {
  const duration = motionLength();
  if (duration > 0 && typeof element?.animate === 'function') {
    element.animate([...keyframes], { duration, easing: 'ease-out' });
  }
}
