import { join } from 'node:path';

/** Where a workspace's build lies; everything below `.build` can be rebuilt. */
export interface Places {
  /** Published artefacts: `<assets>/<id>/<version>/<file>`. */
  readonly assets: string;
  /** The release index. */
  readonly index: string;
  readonly cache: string;
  /** Builds under way. */
  readonly work: string;
}

/** The build's folders of a workspace. */
export function placesOf(root: string): Places {
  const build = join(root, '.build');
  return {
    assets: join(build, 'assets'),
    index: join(build, 'releases.json'),
    cache: join(build, 'cache'),
    work: join(build, 'work'),
  };
}
