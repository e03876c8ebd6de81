import { createHash } from 'node:crypto';
import { networkOf } from './network.ts';

/** Networks that must have voted for each vote that one of them has. */
const NETWORKS_A_VOTE = 20;
const MOST_VOTES_OF_A_NETWORK = 20;

/** A vote's place: a vote with the place of an earlier one is not counted again. All are hashes. */
export interface Ballot {
  readonly voter: string;
  readonly network: string;
  readonly visitor: string;
}

function hashOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);
}

/**
 * Where a visitor's vote counts. A network has one vote until 40 networks have voted and at most 20,
 * which its visitors share: no network decides by the number of visitors it pretends to have.
 * @param given.rollout names the rollout; hashes of different ones cannot be compared
 * @param given.networks how many networks have voted in it
 */
export function ballotOf(given: {
  readonly rollout: string;
  readonly visitor: string;
  readonly address: string;
  readonly networks: number;
}): Ballot {
  const { rollout, address } = given;
  const network = hashOf(rollout, 'network', networkOf(address));
  const visitor = hashOf(rollout, 'visitor', given.visitor);
  const votes = Math.min(
    Math.max(1, Math.floor(given.networks / NETWORKS_A_VOTE)),
    MOST_VOTES_OF_A_NETWORK,
  );
  const place = Number.parseInt(visitor.slice(0, 8), 16) % votes;
  return { voter: hashOf(network, place), network, visitor };
}
