/** The code of the error that an action throws, for tests. */
export function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'nothing was thrown';
}
