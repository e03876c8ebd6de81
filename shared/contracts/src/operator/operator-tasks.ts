import * as z from 'zod/mini';
import { text } from '../text.ts';

/** What operators have to do; each kind has its words in the console. */
export const OPERATOR_TASK_KINDS = [
  'undecided-legs',
  'payment-difference',
  'integrity-fault',
  'game-difference',
] as const;
export type OperatorTaskKind = (typeof OPERATOR_TASK_KINDS)[number];

/** Work that only a person can do. */
export const OperatorTask = z.object({
  id: text(),
  kind: z.enum(OPERATOR_TASK_KINDS),
  /** As in the audit log: `event:<id>`, `player:<id>`, … */
  subject: text(),
  /** Facts that the operator needs, by name; times are milliseconds since epoch. */
  detail: z.record(text(), z.union([text(), z.number()])),
  state: z.enum(['open', 'closed']),
  /** Milliseconds since epoch. */
  openedAt: z.number(),
  openedBy: text(),
  closedAt: z.optional(z.number()),
  closedBy: z.optional(text()),
  note: z.optional(text()),
});
export type OperatorTask = z.infer<typeof OperatorTask>;

/** GET /operator-api/v1/tasks?state=&cursor=, newest first. */
export const OperatorTasksAnswer = z.object({
  tasks: z.array(OperatorTask),
  /** `cursor` of the next page; absent on the last one. */
  nextCursor: z.optional(text()),
});
export type OperatorTasksAnswer = z.infer<typeof OperatorTasksAnswer>;

/** POST /operator-api/v1/tasks/:id/close */
export const CloseOperatorTask = z.strictObject({
  /** What was done about it. */
  note: text().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
