/** Used where the operator names none: no player bets or deposits without what protects the player. */
export const MANDATORY_PLUGINS: readonly string[] = ['responsible-gaming'];

/**
 * Ids of the plugins without which no player may bet or deposit: those of the configuration and those that
 * declare it themselves. A plugin that has been removed declares nothing any more, so it is still required.
 */
export function mandatoryPlugins({
  configured = MANDATORY_PLUGINS,
  manifests,
}: {
  readonly configured: readonly string[] | undefined;
  readonly manifests: Iterable<{ readonly id: string; readonly criticality: string }>;
}): ReadonlySet<string> {
  const declared = [...manifests].filter(({ criticality }) => criticality === 'mandatory');
  return new Set([...configured, ...declared.map(({ id }) => id)]);
}
