import { BuildError } from '../build-error.ts';

/** What a new plugin is called, in each place. */
export interface PluginNames {
  /** `loyalty-club`: its folder, package, address and namespace. */
  readonly id: string;
  /** `loyaltyClub`: its route. */
  readonly name: string;
  /** `Loyalty club`: what people read, until its texts are written. */
  readonly title: string;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** What an import-map service accepts as an id. */
const LONGEST = 64;

/** @throws BuildError `plugin_name_invalid` saying what a name looks like */
export function pluginNames(id: string): PluginNames {
  if (!ID.test(id) || id.length > LONGEST) {
    throw new BuildError(
      'plugin_name_invalid',
      `"${id}" cannot be a plugin's name: lower-case letters, digits and single hyphens, a letter first, e.g. loyalty-club.`,
    );
  }
  const [first = '', ...others] = id.split('-');
  const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
  return {
    id,
    name: [first, ...others.map(capital)].join(''),
    title: [capital(first), ...others].join(' '),
  };
}
