import {
  DeskGamesAnswer,
  type SwitchGames,
  SwitchedGamesAnswer,
} from '@touchline/contracts/casino-desk';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const BASE = '/operator-api/v1';

/** Games with what they have returned, those out of bounds first, and the providers. */
export function readGames({
  search,
  offset,
}: {
  readonly search: string;
  readonly offset: number;
}) {
  return call({
    path: addressOf(`${BASE}/games`, { q: search, offset: offset === 0 ? undefined : offset }),
    answer: DeskGamesAnswer,
  });
}

/** Opens or closes a game or all games of a provider. @throws CallError `not_found` */
export function switchGames({
  of,
  id,
  ...body
}: SwitchGames & { readonly of: 'games' | 'game-providers'; readonly id: string }) {
  return call({
    path: `${BASE}/${of}/${encodeURIComponent(id)}/switch`,
    method: 'PUT',
    body,
    answer: SwitchedGamesAnswer,
  });
}
