import type { CasinoGame } from '@touchline/contracts/casino';
import { gameParams } from '@touchline/domain/navigation';
import type { I18n, RouteTarget } from '@touchline/plugin-api';

/** Where a game is played. */
export function gameTarget(game: Pick<CasinoGame, 'id' | 'name'>): RouteTarget {
  return { route: 'casinoGame', params: { ...gameParams(game) } };
}

/** The id of a game in an address, where a colon would be escaped. */
export function gameIdOf(parameter: string | undefined): string {
  return (parameter ?? '').replace('.', ':');
}

/** A figure with its sign, kept together in text of the other direction. */
const percent = (figure: string): string => `\u2066${figure}\u00a0%\u2069`;

/** A return to players as it is written: `98.97–98.99 %`. */
export function rtpText({ rtp }: Pick<CasinoGame, 'rtp'>): string | undefined {
  if (rtp === undefined) {
    return undefined;
  }
  const { least, most } = rtp;
  return percent(least === most ? `${most}` : `${least}–${most}`);
}

/** The text of a return where there is no room for two figures: the least of them. */
export function shortRtp(i18n: I18n, { rtp }: Pick<CasinoGame, 'rtp'>): string | undefined {
  return (
    rtp &&
    i18n.t(rtp.least === rtp.most ? 'lobby.rtp' : 'lobby.rtpFrom', { rtp: percent(`${rtp.least}`) })
  );
}
