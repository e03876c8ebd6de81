import type { PlayerStatus } from '@touchline/domain/navigation';
import type { Disposer } from '@touchline/plugin-api';
import type { ShellServices } from '../plugins/shell-services.ts';

/** How often terms and status are refetched, ms (product specification §9). */
const AGAIN_AFTER = 60_000;
/** Where the terms could not be fetched, they count as unchanged. */
const UNKNOWN_TERMS = { result: false, updatedAt: '' } as const;

type Services = Pick<ShellServices, 'bus' | 'clock' | 'http' | 'keys' | 'logger' | 'playerStatus'>;

async function ask(services: Services, isConfirmable: boolean): Promise<PlayerStatus> {
  const { http } = services;
  const log = services.logger('shell');
  const { AgreementStatusAnswer, toPlayerStatus, PlayerStatusAnswer } = await import(
    './player-status-answers.ts'
  );
  const terms = () =>
    http
      .request({
        path: '/web-api/api-v3/v2/user/agreement-rules/status',
        schema: AgreementStatusAnswer,
        authentication: 'required',
      })
      .catch((error: unknown) => {
        log.warn('failed to fetch the status of the terms', error);
        return UNKNOWN_TERMS;
      });
  const [playerStatus, agreement] = await Promise.all([
    http.request({
      path: '/web-api/user/v1/standing',
      schema: PlayerStatusAnswer,
      authentication: 'required',
    }),
    isConfirmable ? terms() : UNKNOWN_TERMS,
  ]);
  return toPlayerStatus(playerStatus, agreement);
}

/**
 * Keeps the player's status on the site: known from the document or fetched immediately, fetched
 * again every 60 s and after a sign-in, forgotten after a sign-out. What cannot be fetched stays.
 */
export function followPlayerStatus({
  services,
  isConfirmable,
  onChange,
}: {
  readonly services: Services;
  /** Whether changed terms could be confirmed at all. */
  readonly isConfirmable: () => boolean;
  readonly onChange: () => void;
}): {
  /** Fetches immediately: the server has refused a call because of the player's status. */
  readonly refresh: () => void;
  readonly dispose: Disposer;
} {
  const { clock, keys, playerStatus } = services;
  const log = services.logger('shell');
  let latest = 0;
  const keep = (next: PlayerStatus | undefined) => {
    if (JSON.stringify(next) !== JSON.stringify(playerStatus.get())) {
      playerStatus.set(next);
      onChange();
    }
  };
  const refresh = () => {
    const own = (latest += 1);
    if (keys.get('authenticated') !== true) {
      keep(undefined);
      return;
    }
    ask(services, isConfirmable()).then(
      (reported) => (own === latest ? keep(reported) : undefined),
      (error: unknown) => log.warn('failed to fetch the player status', error),
    );
  };
  if (playerStatus.get() === undefined) {
    refresh();
  }
  const stops = [
    clock.every(AGAIN_AFTER, refresh),
    keys.subscribe(['authenticated'], refresh),
    services.bus.forSource('shell').on('terms.changed', refresh),
  ];
  return {
    refresh,
    dispose: () => {
      latest += 1;
      for (const stop of stops) {
        stop();
      }
    },
  };
}
