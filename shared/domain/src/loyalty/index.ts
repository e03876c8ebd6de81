export { BANNER_SIZES, bannerName, bannerPath, type BannerSize } from './banners.ts';
export { type ChallengeDay, challengeDay } from './challenge-day.ts';
export { cashbackOf, type CashbackPeriod, cashbackPeriod } from './cashback.ts';
export {
  clubPoints,
  clubStake,
  type ClubRules,
  type ClubThresholds,
  higherLevel,
  levelOfPoints,
  nextLevel,
} from './club.ts';
export { CLUB_LEVELS, type ClubLevel } from './club-levels.ts';
export { type BetSoFar, type DecidedMoney, decidedMoney } from './counted-bet.ts';
