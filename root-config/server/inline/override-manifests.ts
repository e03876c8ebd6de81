import type { Loader } from './extend-loader.ts';

interface Manifest {
  readonly id: string;
}

/**
 * Runs outside production after the loader; standalone, because its text is inlined. A developer who serves
 * a plugin from another place says beside its entry what it declares (`x.js`, `x.manifest.json`): the
 * page has those routes, slots and modals in the place of the site's own before the shell begins, and
 * the shell decides itself which page the address is. A place without a declaration brings code alone.
 */
export function overrideManifests(
  system: Loader,
  given: {
    readonly manifestsId: string;
    readonly shell: string;
    /** Specifiers before the plugin's id. */
    readonly prefix: string;
    readonly protectedNames: readonly string[];
  },
): void {
  const { manifestsId, shell, prefix, protectedNames } = given;
  const chosen = JSON.parse(document.getElementById('import-map-overrides')?.textContent || '{}');
  const plugins = Object.entries<string>(chosen.imports ?? {}).filter(
    ([name]) => name.startsWith(prefix) && !protectedNames.includes(name),
  );
  if (plugins.length === 0) return;

  async function ask(name: string, address: string): Promise<Manifest | undefined> {
    try {
      const place = address.replace(/\.js$/, '.manifest.json');
      const answer = await fetch(place, { signal: AbortSignal.timeout(3000) });
      const manifest: Manifest = await answer.json();
      return prefix + manifest.id === name ? manifest : undefined;
    } catch {
      return undefined;
    }
  }

  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => resolve());
    } else {
      resolve();
    }
  });

  async function place(): Promise<void> {
    const answers = await Promise.all(plugins.map(([name, address]) => ask(name, address)));
    const found = answers.filter((manifest) => manifest !== undefined);
    await loaded;
    const block = document.getElementById(manifestsId);
    if (found.length === 0 || block === null) return;
    const own: Manifest[] = JSON.parse(block.textContent);
    // No script: what is written into one has to be trusted.
    const copy = document.createElement('div');
    copy.hidden = true;
    copy.id = manifestsId;
    copy.textContent = JSON.stringify([
      ...own.filter(({ id }) => !found.some((manifest) => manifest.id === id)),
      ...found,
    ]);
    block.replaceWith(copy);
    delete document.documentElement.dataset['route'];
  }

  const placed = place();
  const prototype = Object.getPrototypeOf(system) as Loader;
  const { instantiate } = prototype;
  prototype.instantiate = function instantiateWithManifests(url, ...rest) {
    return url === system.resolve(shell)
      ? placed.then(() => instantiate.call(this, url, ...rest))
      : instantiate.call(this, url, ...rest);
  };
}
