export {
  CRICKET_ROLES,
  type CricketBall,
  type CricketPlayer,
  type CricketRole,
  type Dismissal,
  DISMISSALS,
} from './ball.ts';
export {
  type BattingFigures,
  type BowlingFigures,
  type FallOfWicket,
  type InningsCard,
  inningsCard,
  oversText,
  type Partnership,
} from './innings-card.ts';
