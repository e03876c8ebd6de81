/**
 * Pays one after the other; one that cannot be paid keeps none of the others waiting.
 * @throws AggregateError with what went wrong, once all have had their turn
 */
export async function payEach(
  ids: readonly string[],
  pay: (id: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      await pay(id);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${ids.length} could not be paid`);
  }
}
