import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Pool } from '../database/queryable.ts';

export type ProviderVariables = Readonly<Record<string, string | undefined>>;

/** What every provider may use of the site. */
export interface ProviderNeeds {
  readonly pool: Pool;
  readonly clock: Clock;
}

type Create<Needs, Provider> = (needs: Needs) => Provider | Promise<Provider>;

/** One provider as its folder declares it. It loads its implementation only when it is created. */
export interface ProviderDefinition<Needs, Provider> {
  readonly id: string;
  /** Why real players must not get it, e.g. `it moves no money`; undefined for a real provider. */
  readonly testOnly: string | undefined;
  /** Reads its settings. @returns how to create it, else a sentence for each setting that is wrong */
  readonly configure: (
    variables: ProviderVariables,
    selection: string,
  ) =>
    | { readonly create: Create<Needs, Provider> }
    | { readonly problems: readonly [string, ...string[]] };
}

/** Everything of one kind that a site can be started with; a new provider is a folder and a line. */
export interface ProviderKind<Needs, Provider> {
  /** For messages: `payment`. */
  readonly name: string;
  /** The variable that selects among them. */
  readonly variable: string;
  readonly definitions: readonly ProviderDefinition<Needs, Provider>[];
}

/** A provider that the environment selects, with valid settings. */
export interface SelectedProvider<Needs, Provider> {
  readonly id: string;
  readonly isTest: boolean;
  readonly create: Create<Needs, Provider>;
}

export interface ProviderSelection<Needs, Provider> {
  readonly selected: readonly SelectedProvider<Needs, Provider>[];
  /** Why the site must not start, a sentence without a full stop each. */
  readonly problems: readonly string[];
}

/**
 * Declares a provider.
 * @param declaration.settings the variables of the environment that it reads, by their names
 */
export function defineProvider<Needs, Provider, Settings>({
  id,
  testOnly,
  settings,
  create,
}: {
  readonly id: string;
  readonly testOnly?: string;
  readonly settings: z.ZodMiniType<Settings>;
  readonly create: (needs: Needs, settings: Settings) => Provider | Promise<Provider>;
}): ProviderDefinition<Needs, Provider> {
  return {
    id,
    testOnly,
    configure: (variables, selection) => {
      const parsed = z.safeParse(settings, variables);
      if (parsed.success) {
        return { create: (needs) => create(needs, parsed.data) };
      }
      // Without the value, which may be a secret.
      const [first, ...others] = parsed.error.issues.map(({ path: [variable], message }) => {
        const name = String(variable);
        return variables[name] === undefined
          ? `${name} is missing: ${selection} needs it`
          : `${name} is not valid: ${message}`;
      });
      return { problems: [first ?? `the settings of ${selection} are not valid`, ...others] };
    },
  };
}

/**
 * The providers of one kind that the environment selects, in its order.
 * @param options.variables without empty ones
 * @param options.testsRefusedBy the setting that rules test providers out, e.g. `MODE=production`
 */
export function selectProviders<Needs, Provider>(
  { name, variable, definitions }: ProviderKind<Needs, Provider>,
  {
    ids,
    variables,
    testsRefusedBy,
  }: {
    readonly ids: readonly string[];
    readonly variables: ProviderVariables;
    readonly testsRefusedBy: string | undefined;
  },
): ProviderSelection<Needs, Provider> {
  const allowed = definitions.filter(
    ({ testOnly }) => testsRefusedBy === undefined || testOnly === undefined,
  );
  const available =
    allowed.length === 0
      ? `remove it, no ${name} provider is available`
      : `available: ${allowed.map(({ id }) => id).join(', ')}`;
  const selected: SelectedProvider<Needs, Provider>[] = [];
  const problems: string[] = [];
  for (const id of ids) {
    const selection = `${variable}=${id}`;
    const definition = definitions.find((known) => known.id === id);
    if (definition === undefined) {
      problems.push(`${selection} is not a known ${name} provider; ${available}`);
    } else if (definition.testOnly !== undefined && testsRefusedBy !== undefined) {
      problems.push(
        `${selection} is refused with ${testsRefusedBy}: ${definition.testOnly}; ${available}`,
      );
    } else if (selected.some((earlier) => earlier.id === id)) {
      problems.push(`${variable} names ${id} twice`);
    } else {
      const configured = definition.configure(variables, selection);
      if ('problems' in configured) {
        problems.push(...configured.problems);
      } else {
        selected.push({
          id,
          isTest: definition.testOnly !== undefined,
          create: configured.create,
        });
      }
    }
  }
  return { selected, problems };
}
