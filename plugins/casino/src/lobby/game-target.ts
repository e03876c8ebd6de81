import type { CasinoGame } from '@touchline/contracts/casino';
import type { RouteTarget } from '@touchline/plugin-api';

/** Where a game is played. */
export function gameTarget({ id, name }: Pick<CasinoGame, 'id' | 'name'>): RouteTarget {
  const gameName = name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return { route: 'casinoGame', params: { gameId: id.replace(':', '.'), gameName } };
}

/** The id of a game in an address, where a colon would be escaped. */
export function gameIdOf(parameter: string | undefined): string {
  return (parameter ?? '').replace('.', ':');
}

/** A return to players as it is written, `98.97–98.99 %`. */
export function rtpText({ rtp }: Pick<CasinoGame, 'rtp'>): string | undefined {
  if (rtp === undefined) {
    return undefined;
  }
  const { least, most } = rtp;
  // Joined, so that a narrow tile does not break it, and isolated from text of the other direction.
  const text = least === most ? `${most}` : `${least}\u2060–\u2060${most}`;
  return `\u2066${text}\u00a0%\u2069`;
}
