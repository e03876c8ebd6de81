type Exports = (...given: unknown[]) => unknown;

interface Declaration {
  readonly setters?: readonly (((namespace: unknown) => void) | undefined)[];
  readonly execute?: () => unknown;
}

/** What a `System.register` module hands over: dependencies, declaration and how they are meant. */
type Registration = readonly [
  dependencies: readonly string[],
  declare: (exports: Exports, context: unknown) => Declaration,
  ...rest: unknown[],
];

/** The part of SystemJS that this changes. */
interface LinkingSystem {
  readonly get: (url: string) => unknown;
  readonly resolve: (specifier: string, parent?: string) => string;
  instantiate: (url: string, ...rest: unknown[]) => Promise<Registration>;
}

/**
 * Gives modules that are loaded from now on their dependencies when they are executed, which is after
 * those. SystemJS gives them earlier, for cycles that our modules do not have, and so that a dependency
 * can notify every importer of later exports: for that it keeps them, and what they close over, for as long
 * as the dependency lives, also when they have been deleted.
 */
export function linkAtExecution(system: LinkingSystem): void {
  const prototype = Object.getPrototypeOf(system) as LinkingSystem;
  const { instantiate } = prototype;
  prototype.instantiate = async function instantiateUnlinked(url, ...given) {
    const registration = await instantiate.call(this, url, ...given);
    const [dependencies, declare, ...rest] = registration;
    const urls = dependencies.map((specifier) => this.resolve(specifier, url));
    return [
      dependencies,
      // SystemJS hands the context only to who takes two arguments.
      (exports: Exports, context: unknown) => {
        const { setters = [], execute } = declare(exports, context);
        return {
          execute: () => {
            for (const [index, dependency] of urls.entries()) {
              setters[index]?.(this.get(dependency));
            }
            return execute?.();
          },
        };
      },
      ...rest,
    ];
  };
}
