import { payCashback } from './cashback/pay-cashback.ts';
import { runChallenges } from './challenges/run-challenges.ts';
import { countBets } from './count-bets.ts';
import { countRounds } from './count-rounds.ts';
import { payFriends } from './friends/pay-friends.ts';
import type { LoyaltyJobOptions } from './loyalty-settings.ts';
import { giveStakesBack } from './insurance/give-stakes-back.ts';
import { runTournaments } from './tournaments/run-tournaments.ts';

/** Counts what was decided, then pays what has become due. */
export async function runLoyalty(options: LoyaltyJobOptions): Promise<void> {
  await countBets(options);
  await countRounds(options);
  await payCashback(options);
  await payFriends(options);
  await giveStakesBack(options);
  await runTournaments(options);
  await runChallenges(options);
}
