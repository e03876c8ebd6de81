/** Whether the visitor wants nothing to move. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Resolves after so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

/**
 * Moves a part of a drawing, unless nothing is to move; the caller has set how it looks afterwards. It ends also in
 * a page that is not in sight, where animations stand still.
 */
export async function move(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions & { readonly duration: number },
): Promise<void> {
  if (isStill()) {
    return;
  }
  const animation = element.animate(keyframes, options);
  await Promise.race([
    animation.finished,
    wait(options.duration + Number(options.delay ?? 0) + 200),
  ]);
  animation.cancel();
}
