export { bonusChances } from './chances.ts';
export { dealMessages, dealtField } from './deal.ts';
export {
  BONUS_GAMES,
  BONUS_PRIZES,
  type BonusGame,
  type BonusGameRules,
  type BonusPrize,
  bonusPrize,
  bonusRules,
  type BonusTile,
} from './rules.ts';
