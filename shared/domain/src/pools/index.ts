export {
  DRAW_BET_MARGINS,
  type DrawBet,
  drawBetChance,
  drawBetOdds,
  drawBetReturn,
  isDrawBetWon,
  lotteryFormat,
  MOST_BET_NUMBERS,
  sumLine,
} from './draw-bets.ts';
export { drawMessages, drawnNumbers } from './draw-numbers.ts';
export { type DrawnNumbers, linesOf, type Marks, winningLines } from './lines.ts';
export { linePrice } from './line-price.ts';
export {
  LOTTERIES,
  type Lottery,
  type LotteryField,
  lotteryOf,
  MOST_LINES,
  type PrizeCategory,
} from './lotteries.ts';
export { type OpenPool, type SharedPool, sharePool } from './share-pool.ts';
export { linesByHits, totoEnd, totoLines, type TotoOutcome, totoWins } from './toto-lines.ts';
export { type Toto, type TotoCategory, totoOf, TOTOS } from './totos.ts';
