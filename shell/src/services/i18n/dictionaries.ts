import { dictionaryPath, DictionaryTexts } from '@touchline/contracts/site';
import { ApplicationError } from '@touchline/plugin-api/errors';
import type { ShellServices } from '../../plugins/shell-services.ts';
import type { Registry } from '../../registry/registry.ts';

/** Code of the failure that has its own card. */
export const DICTIONARY_FAILED = 'dictionary_load_failed';

/**
 * Loads dictionaries that a route of a plugin needs; what it answers puts their texts over the
 * plugin's own.
 * @throws ApplicationError `dictionary_load_failed`
 */
export type LoadDictionaries = (plugin: string, ids: readonly string[]) => Promise<() => void>;

/** Dictionaries in the page's language, each loaded once by the first route that needs it. */
export function createDictionaries({
  registry,
  services,
}: {
  readonly registry: Pick<Registry, 'get'>;
  readonly services: Pick<ShellServices, 'http' | 'i18n'>;
}): LoadDictionaries {
  const { http, i18n } = services;
  const loaded = new Map<string, Promise<DictionaryTexts>>();

  const load = (id: string) => {
    const known = loaded.get(id);
    if (known !== undefined) {
      return known;
    }
    const path = dictionaryPath({ id, language: i18n.language });
    const loading = http.request({ path, schema: DictionaryTexts });
    loaded.set(id, loading);
    // The next visit fetches again.
    loading.catch(() => loaded.delete(id));
    return loading;
  };

  return async (plugin, ids) => {
    try {
      const dictionaries = await Promise.all(ids.map(load));
      const namespace = registry.get().plugins.get(plugin)?.translations?.namespace ?? plugin;
      return await i18n.layOver(namespace, Object.assign({}, ...dictionaries));
    } catch (cause) {
      // Without the answer's status: the page is there, only its texts are not.
      throw new ApplicationError({
        code: DICTIONARY_FAILED,
        message: `the dictionaries ${ids.join(', ')} could not be loaded`,
        plugin,
        phase: 'load',
        next: 'check that they are published and not withdrawn, then try again',
        cause,
      });
    }
  };
}
