import { SessionFilter } from '@touchline/contracts/identity';
import { type Days, readDays } from '@touchline/domain/time';

/** What the address says of the sign-ins that are shown; days are those of the player's zone. */
export interface SessionChoice extends Days {
  readonly device: SessionFilter['device'];
  readonly state: SessionFilter['state'];
}

/** The choice of an address; what no choice can be is left out, as if it were not there. */
export function sessionChoiceOf(query: Readonly<Record<string, string>>): SessionChoice {
  const { shape } = SessionFilter;
  return {
    ...readDays(query),
    device: shape.device.safeParse(query['device']).data,
    state: shape.state.safeParse(query['state']).data,
  };
}
