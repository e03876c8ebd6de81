import { OperatorLoyalty } from '@touchline/contracts/loyalty';
import { call } from './call.ts';

/** A player's points, cashback and invited friends. @throws CallError `not_found` */
export function readLoyalty(playerId: string) {
  return call({
    path: `/operator-api/v1/loyalty/players/${encodeURIComponent(playerId)}`,
    answer: OperatorLoyalty,
  });
}
