/**
 * The global variable through which the lazy chunks of one version of a package reach its entry. Two
 * versions with one name would execute each other's chunks.
 */
export function chunkQueueOf({
  id,
  version,
}: {
  readonly id: string;
  readonly version: string;
}): string {
  return `touchline:${id}@${version}`;
}
