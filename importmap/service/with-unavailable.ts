import { ImportMapError, isImportMapError } from './import-map-error.ts';

/**
 * A query of the database, with a coded refusal when it cannot be.
 * @param what cannot be reached then, as text
 * @throws ImportMapError `unavailable`, or the one that asking throws
 */
export async function reaching<Answer>(
  ask: () => Promise<Answer>,
  what = 'the decisions',
): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (isImportMapError(cause)) {
      throw cause;
    }
    throw new ImportMapError('unavailable', `${what} cannot be reached`, { cause });
  }
}
