import {
  ChangeOfficeSettings,
  COMMON_SETTINGS,
  CommonSetting,
  OfficeSettings,
  OTHER_SETTINGS,
  OtherSetting,
} from '@touchline/contracts/identity';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { announceChoices } from './announce-choices.ts';

const PATH = '/web-api/officeapi/v1/settings';
const TAGS = { tags: ['player configuration'] };

/** The names under which the choices of rewards are stored; `is_reward_wanted` reads them. */
const BONUS_ID = 'isBonusWanted';
const CASHBACK_ID = 'isCashbackWanted';

/** What a player has chosen; what a later version no longer knows is left out. */
async function settingsOf(client: Queryable, playerId: string): Promise<OfficeSettings> {
  const { rows } = await client.query(
    'SELECT id, value FROM player_setting WHERE player_id = $1 AND id = ANY ($2) ORDER BY id',
    [playerId, [...COMMON_SETTINGS, ...OTHER_SETTINGS, BONUS_ID, CASHBACK_ID]],
  );
  const bonus = rows.find(({ id }) => id === BONUS_ID);
  const cashback = rows.find(({ id }) => id === CASHBACK_ID);
  return {
    ...(bonus && { bonusSetting: { id: 'bonus', value: bonus.value === true } }),
    ...(cashback && { cashbackSetting: { id: 'cashback', value: cashback.value === true } }),
    commonSettings: rows.flatMap((row) => CommonSetting.safeParse(row).data ?? []),
    otherSettings: rows.flatMap((row) => OtherSetting.safeParse(row).data ?? []),
  };
}

/** The settings that a request names, as they are stored; of one that is named twice the last counts. */
function changedBy({
  commonSettings = [],
  otherSettings = [],
  bonusSetting,
  cashbackSetting,
}: ChangeOfficeSettings): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ...[...commonSettings, ...otherSettings].map(({ id, value }) => [id, value] as const),
    ...(bonusSetting === undefined ? [] : [[BONUS_ID, bonusSetting.value] as const]),
    ...(cashbackSetting === undefined ? [] : [[CASHBACK_ID, cashbackSetting.value] as const]),
  ]);
}

/** The settings of the page that follow a player to all devices. */
export function registerOfficeSettingsRoutes(
  app: App,
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
): void {
  const preHandler = app.requirePlayer;
  const response = { 200: OfficeSettings };
  app.get(PATH, { preHandler, schema: { ...TAGS, response } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return settingsOf(pool, playerOf(request).id);
  });
  app.patch(
    PATH,
    {
      preHandler,
      config: rateClass('session'),
      schema: { ...TAGS, body: ChangeOfficeSettings, response },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const changed = changedBy(request.body);
      return inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `INSERT INTO player_setting (player_id, id, value, changed_at)
           SELECT $1, changed.key, changed.value, $3 FROM jsonb_each($2) AS changed ORDER BY changed.key
           ON CONFLICT (player_id, id) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at
             WHERE player_setting.value IS DISTINCT FROM excluded.value`,
          [playerId, JSON.stringify(Object.fromEntries(changed)), new Date(clock())],
        );
        if (rowCount !== 0) {
          await announceChoices(client, { playerId, of: 'settings' });
        }
        return settingsOf(client, playerId);
      });
    },
  );
}
