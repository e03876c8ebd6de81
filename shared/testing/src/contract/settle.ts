/** Lets effects, answers and what follows from them happen. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
