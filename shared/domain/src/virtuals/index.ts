export {
  FOOTBALL_MINUTES,
  footballGoals,
  type VirtualFootballCard,
  type VirtualGoal,
  type VirtualTeam,
} from './football.ts';
export { raceFinish, type VirtualRaceCard, type VirtualRunner } from './race.ts';
export { type NextNumber, numbersOf, type RoundToDraw, roundMessages } from './round-numbers.ts';
export { isSameResult, roundResult, type VirtualCard, type VirtualResult } from './round-result.ts';
export { tennisGames, type VirtualTennisCard, type VirtualTennisPlayer } from './tennis.ts';
