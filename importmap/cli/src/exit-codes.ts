/** What a pipeline can learn from the exit code; documented in the guide for section teams. */
export const EXIT = {
  done: 0,
  /** A fault that no one has decided. */
  failed: 1,
  /** The command was not understood. */
  usage: 2,
  /** The token is wrong, or not for this. */
  notAllowed: 3,
  /** The service has something against it: findings, a taken version, a mandatory plugin. */
  refused: 4,
  /** Someone else changed the environment first. */
  stale: 5,
  /** There is no such plugin, version, revision or environment. */
  unknown: 6,
  /** The service cannot be reached, or is unavailable. */
  unreachable: 7,
  /** It was done, and `--wait` ran out before everybody had it. */
  waiting: 8,
} as const;

const BY_CODE: Readonly<Record<string, number>> = {
  revision_stale: EXIT.stale,
  plugin_unknown: EXIT.unknown,
  version_unknown: EXIT.unknown,
  not_found: EXIT.unknown,
  unavailable: EXIT.unreachable,
};
const BY_STATUS: Readonly<Record<number, number>> = {
  400: EXIT.usage,
  401: EXIT.notAllowed,
  403: EXIT.notAllowed,
  404: EXIT.unknown,
  409: EXIT.refused,
  412: EXIT.stale,
  413: EXIT.refused,
  429: EXIT.unreachable,
  502: EXIT.unreachable,
  503: EXIT.unreachable,
  504: EXIT.unreachable,
};

/** The exit code of a refusal, by its error code and HTTP status. */
export function exitCodeOf({
  code,
  status,
}: {
  readonly code: string;
  readonly status: number;
}): number {
  return BY_CODE[code] ?? BY_STATUS[status] ?? EXIT.failed;
}
