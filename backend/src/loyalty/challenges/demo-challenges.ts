import type { WriteChallenge } from '@touchline/contracts/challenges';
import { challengeDay } from '@touchline/domain/loyalty';
import { otherDay } from '@touchline/domain/time';
import { insertChallenge, moveChallenge } from './challenge-store.ts';
import { openDays } from './open-days.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const CURRENCIES = ['EUR', 'USD', 'GBP'];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type Rules = Pick<WriteChallenge, 'texts' | 'games' | 'goal' | 'target' | 'multiplier'>;

/** Games of the house that a round takes a moment in. */
const house = (...codes: readonly string[]) => codes.map((code) => `house:${code}`);

const CHALLENGES: readonly Rules[] = [
  {
    texts: {
      en: { title: 'Three different games' },
      ru: { title: 'Три разные игры' },
      ar: { title: 'ثلاث ألعاب مختلفة' },
    },
    games: house('dice', 'mines', 'plinko', 'wheel', 'keno', 'limbo'),
    goal: 'games',
    target: 3,
  },
  {
    texts: {
      en: { title: 'Five rounds at the table' },
      ru: { title: 'Пять раундов за столом' },
      ar: { title: 'خمس جولات على الطاولة' },
    },
    games: house('roulette', 'blackjack', 'video-poker'),
    goal: 'rounds',
    target: 5,
  },
  {
    texts: {
      en: { title: 'Double a stake' },
      ru: { title: 'Удвоить ставку' },
      ar: { title: 'مضاعفة الرهان' },
    },
    games: house('dice', 'limbo', 'wheel'),
    goal: 'multiplier',
    target: 1,
    multiplier: 200,
  },
];

/** Makes and starts the challenges that the demo begins with, for a year. */
export async function startDemoChallenges(
  pool: Pool,
  { now, offset }: { readonly now: number; readonly offset: number },
): Promise<void> {
  const { day } = challengeDay(now, offset);
  for (const [at, rules] of CHALLENGES.entries()) {
    await inTransaction(pool, async (client) => {
      const id = await insertChallenge(client, {
        ...rules,
        purses: CURRENCIES.map((currency) => ({ currency, minStake: 10, prize: 100, places: 100 })),
        weekdays: EVERY_DAY,
        firstDay: day,
        lastDay: otherDay(day, 364),
        key: `demo-${at}`,
        digest: Buffer.alloc(0),
        actor: 'demo',
        at: now,
      });
      if (id !== undefined) {
        await moveChallenge(client, { id, act: 'start' });
        await openDays(client, { now, offset, id });
      }
    });
  }
}
