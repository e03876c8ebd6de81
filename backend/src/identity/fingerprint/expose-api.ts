/** The parts of the open-source library that the script uses. */
export interface FingerprintLibrary {
  readonly sources: Readonly<Record<string, unknown>>;
  readonly loadSources: (
    sources: Readonly<Record<string, unknown>>,
    options: object,
    excluded: readonly string[],
  ) => () => Promise<Readonly<Record<string, object>>>;
  readonly hashComponents: (components: object) => string;
}

/**
 * Runs inside the page and is standalone, because its text is served. Exposes `ready` and `exec` as
 * `hdApi` (platform.txt §7). Only the named components are read: coarse facts that the browser
 * states itself, no drawing, sound, font or storage probes.
 */
export function exposeApi(
  library: FingerprintLibrary,
  { app, components }: { readonly app: string; readonly components: readonly string[] },
): void {
  const chosen = Object.fromEntries(
    Object.entries(library.sources).filter(([name]) => components.includes(name)),
  );
  Object.assign(globalThis, {
    hdApi: {
      ready: async () => undefined,
      exec: async () => {
        const found = await library.loadSources(chosen, { cache: {} }, [])();
        const values = Object.entries(found).flatMap(([name, component]) =>
          'value' in component ? [[name, component.value]] : [],
        );
        const answer = await fetch(`/hd-api/external/apps/${app}/fingerprint`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            visitorId: library.hashComponents(found),
            components: Object.fromEntries(values),
          }),
        });
        if (!answer.ok) {
          throw new Error(`the fingerprint was refused with ${answer.status}`);
        }
        return answer.json();
      },
    },
  });
}
