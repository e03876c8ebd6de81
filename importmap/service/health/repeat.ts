/**
 * Repeats what takes a while, never twice at a time.
 * @param options.every in milliseconds
 * @returns ends it, once what is running has ended
 */
export function repeat(
  act: () => Promise<void>,
  options: { readonly every: number; readonly onTrouble?: ((error: unknown) => void) | undefined },
): () => Promise<void> {
  const { every, onTrouble } = options;
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= act()
      .catch((error: unknown) => onTrouble?.(error))
      .finally(() => {
        running = undefined;
      });
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
