import { AUDIT_REASON_HEADER } from '@touchline/contracts/operator';
import { serviceSecret } from '../../src/platform/database/service-secret.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../site/test-gateway.ts';
import { FIRST_DEPOSIT } from './deposit-acts.ts';
import { createScriptedFeed, type ScriptedFeed } from './scripted-feed.ts';
import { createSend, type SendCall } from './walk-player.ts';

/** Long after any walk, so that no result is missing. */
const STARTS_AT = Date.UTC(2030, 0, 1);
/** A gateway with its own matches, on which advances and a bonus of the first deposit are offered. */
export interface WalkSite extends TestGateway {
  readonly feed: ScriptedFeed;
  readonly operate: SendCall;
  readonly callbackSecret: Uint8Array;
  /** The first id of the next walk's matches. */
  nextMatch: number;
}

/** Starts the gateway of any number of walks. */
export async function startWalkSite(): Promise<WalkSite> {
  const feed = createScriptedFeed(STARTS_AT);
  const site = await startTestGateway({
    poolSize: 10,
    variables: (folder) => ({ DATA_DIR: folder, RATE_LIMITS: 'false' }),
    feed,
  });
  const send = createSend(site);
  const operate: SendCall = (call, headers) =>
    send(call, { authorization: `Bearer ${OPERATOR}`, [AUDIT_REASON_HEADER]: 'walk', ...headers });
  const { minimum, maximum, ...terms } = FIRST_DEPOSIT;
  const amounts = { maximum: String(maximum / 100), minimumDeposit: String(minimum / 100) };
  const changes = {
    betting: { prepaid: { isOffered: true, percent: 50 } },
    payments: {
      firstDepositBonus: {
        ...terms,
        isOffered: true,
        amounts: { EUR: amounts },
        types: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        minLegs: 1,
        minCoef: '1.01',
      },
    },
  };
  for (const [group, payload] of Object.entries(changes)) {
    const { status, json } = await operate(
      { method: 'PATCH', url: `/bff-api/config/group/${group}`, payload },
      {},
    );
    if (status !== 200) throw new Error(`${group} was not changed: ${JSON.stringify(json)}`);
  }
  const callbackSecret = await serviceSecret(site.database.pool, 'test-provider');
  return { ...site, feed, operate, callbackSecret, nextMatch: 1_000 };
}
