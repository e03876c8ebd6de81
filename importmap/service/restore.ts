import type { EnvironmentState, StateChange } from '@touchline/contracts/releases';
import { ImportMapError } from './import-map-error.ts';
import { type Query, readRevision } from './state-store.ts';

/**
 * The state after a step back, or over to what another environment decided: everything as a
 * revision had it, or only what was decided about one plugin.
 * @throws ImportMapError `not_found`, `internal`
 */
export async function restored(
  query: Query,
  input: {
    /** Whose revision it is. */
    readonly environment: string;
    readonly state: EnvironmentState;
    readonly change: Extract<StateChange, { kind: 'restore' }>;
  },
): Promise<EnvironmentState> {
  const { environment, state, change } = input;
  const { revision, plugin } = change;
  const then = await readRevision(query, { environment, revision });
  if (plugin === undefined) {
    return then;
  }
  const { [plugin]: _now, ...others } = state.plugins;
  const choice = then.plugins[plugin];
  return { ...state, plugins: choice === undefined ? others : { ...others, [plugin]: choice } };
}

/**
 * The last revision in which something else was decided about a plugin than now; 0 is before any
 * decision.
 * @throws ImportMapError `not_found` when nothing was ever decided about it
 */
export async function lastOtherDecision(
  query: Query,
  { environment, plugin }: { readonly environment: string; readonly plugin: string },
): Promise<number> {
  const { rows } = await query(
    `SELECT coalesce(max(r.revision) FILTER (WHERE
         r.state->'plugins'->$2 IS DISTINCT FROM e.state->'plugins'->$2), 0)::int AS revision,
       coalesce(bool_or(e.state->'plugins' ? $2), false) AS decided
     FROM importmap_environment e JOIN importmap_revision r ON r.environment = e.name
     WHERE e.name = $1`,
    [environment, plugin],
  );
  const [row] = rows;
  if (row === undefined || (row.revision === 0 && !row.decided)) {
    throw new ImportMapError('not_found', `nothing was ever decided about "${plugin}"`);
  }
  return row.revision;
}
