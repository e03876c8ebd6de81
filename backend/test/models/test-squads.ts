import { createSquads } from '../../src/pricing/simulator/squads.ts';
import type { Squads } from '../../src/pricing/models/index.ts';

/** The squads of two teams. */
export function testSquads(): Squads {
  const { squadOf } = createSquads([]);
  return { home: squadOf({ id: 11 }), away: squadOf({ id: 12 }) };
}
