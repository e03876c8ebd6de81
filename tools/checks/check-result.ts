/** What a check found. */
export interface CheckResult {
  /** One line each; none means it passed. */
  readonly problems: readonly string[];
  /** What was looked at, in a few words. */
  readonly detail?: string;
}
