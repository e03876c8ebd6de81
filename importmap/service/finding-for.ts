import type { Artefact, Finding } from '@touchline/contracts/releases';

/** A finding about a version. */
export function about(
  { id, version }: Artefact,
  finding: Pick<Finding, 'severity' | 'code' | 'message'>,
): Finding {
  return { ...finding, plugin: id, version };
}
