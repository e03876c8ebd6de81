/** What a check found. */
export interface CheckResult {
  /** One line each; none means it passed. */
  readonly problems: readonly string[];
  /** What was checked, in a few words. */
  readonly detail?: string;
}
