import {
  type OwnStakeFactor,
  StakeBoundsAnswer,
  StakeFactorAnswer,
} from '@touchline/contracts/betting';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const factorPath = (playerId: string) =>
  `/betting-api/v1/operator/players/${encodeURIComponent(playerId)}/stake-factor`;

/** The bounds that the server applies to stakes, with a page of the players who have their own. */
export function readStakeBounds({ cursor }: { readonly cursor: string | undefined }) {
  return call({
    path: addressOf('/betting-api/v1/operator/stake-bounds', { cursor }),
    answer: StakeBoundsAnswer,
  });
}

/** A player's own share of the largest stakes, where there is one. */
export function readStakeFactor(playerId: string) {
  return call({ path: factorPath(playerId), answer: StakeFactorAnswer });
}

/** Sets a player's share of the largest stakes, with the reason that the player reads. */
export function setStakeFactor({
  playerId,
  ...body
}: OwnStakeFactor & { readonly playerId: string }) {
  return call({ path: factorPath(playerId), method: 'PUT', body, answer: StakeFactorAnswer });
}

/** Gives a player the largest stakes of everyone again. */
export function removeStakeFactor({
  playerId,
  reason,
}: {
  readonly playerId: string;
  readonly reason: string;
}) {
  return call({
    path: addressOf(factorPath(playerId), { reason }),
    method: 'DELETE',
    answer: StakeFactorAnswer,
  });
}
