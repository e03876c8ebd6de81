import * as z from 'zod/mini';

/** What operators are asked to do; each kind has its words in the console. */
export const OPERATOR_TASK_KINDS = ['undecided-legs'] as const;
export type OperatorTaskKind = (typeof OPERATOR_TASK_KINDS)[number];

/** Work that only a person can do. */
export const OperatorTask = z.object({
  id: z.string(),
  kind: z.enum(OPERATOR_TASK_KINDS),
  /** As in the audit log: `event:<id>`, `player:<id>`, … */
  subject: z.string(),
  /** Facts that the operator needs, by name; times are milliseconds since epoch. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  state: z.enum(['open', 'closed']),
  /** Milliseconds since epoch. */
  openedAt: z.number(),
  openedBy: z.string(),
  closedAt: z.optional(z.number()),
  closedBy: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type OperatorTask = z.infer<typeof OperatorTask>;

/** GET /operator-api/v1/tasks?state=&cursor=, newest first. */
export const OperatorTasksAnswer = z.object({
  tasks: z.array(OperatorTask),
  /** `cursor` of the next page; absent on the last one. */
  nextCursor: z.optional(z.string()),
});
export type OperatorTasksAnswer = z.infer<typeof OperatorTasksAnswer>;

/** POST /operator-api/v1/tasks/:id/close */
export const CloseOperatorTask = z.strictObject({
  /** What was done about it. */
  note: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
