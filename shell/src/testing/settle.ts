/** Lets every promise that can settle do so, and time pass. */
export async function settle(
  clock?: { readonly advance: (milliseconds: number) => void },
  milliseconds = 0,
): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
  clock?.advance(milliseconds);
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}
