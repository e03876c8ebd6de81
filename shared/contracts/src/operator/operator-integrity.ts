import * as z from 'zod/mini';
import { text } from '../text.ts';

/** POST /operator-api/v1/integrity/check: the hashes of the critical parts, and which of them were altered. */
export const IntegrityReport = z.object({
  /** Which process has checked: each starts with a number of its own. */
  process: text(),
  /** Milliseconds since epoch. */
  at: z.number(),
  /** SHA-256 of the code that runs, hexadecimal. */
  code: text(),
  /** SHA-256 of the list of migrations and functions that the database was given. */
  schema: text(),
  /** SHA-256 of the functions, triggers and constraints of the database. */
  database: text(),
  /** The first row of the audit log whose seal is broken, 0 for none; absent where it was not checked. */
  auditFault: z.optional(z.number()),
  faults: z.array(
    z.object({
      part: z.enum(['code', 'database', 'audit']),
      /** The hash there should be; empty for the audit log. */
      expected: text(),
      /** The hash there is; of the audit log the position of the row. */
      found: text(),
    }),
  ),
});
export type IntegrityReport = z.infer<typeof IntegrityReport>;
