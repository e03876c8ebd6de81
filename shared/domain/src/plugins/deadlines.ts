/** Milliseconds that each lifecycle of a plugin may take before the shell gives it up. */
export const DEADLINES = {
  load: 15_000,
  mount: 5_000,
  update: 3_000,
  unmount: 3_000,
  guard: 3_000,
  handler: 10_000,
  background: 15_000,
} as const;

/** What of a plugin can be under way. */
export type Phase = keyof typeof DEADLINES;
