import { ImportMapError } from './import-map-error.ts';

/**
 * What the database is asked, with a coded refusal when it cannot be.
 * @throws ImportMapError `unavailable`, or the one that asking throws
 */
export async function reaching<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof ImportMapError) {
      throw cause;
    }
    throw new ImportMapError('unavailable', 'the decisions cannot be reached', { cause });
  }
}
