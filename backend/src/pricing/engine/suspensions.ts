import type { SuspensionReason } from '@touchline/contracts/line';
import type { Sport } from '@touchline/domain/markets';
import { createRandom, type Incident } from '../models/index.ts';
import type { Course } from './fixture.ts';

/** A reason to take no bets on a match, and for how many seconds of play. */
export interface Suspension {
  readonly reason: SuspensionReason;
  readonly seconds: number;
}

/** Bets stop this many seconds of play before a goal: an attack shows before it scores. */
const ATTACK_SECONDS = 5;
const ATTACK_SPORTS: ReadonlySet<Sport> = new Set(['football', 'ice-hockey', 'esoccer']);
/** Attacks that come to nothing, about one in three minutes, so that a stop reveals nothing. */
const IDLE_ATTACK_CHANCE = 1 / 36;

/** How long a goal is celebrated; where a sport is not named, play goes on sooner. */
const GOAL_SECONDS: Readonly<Partial<Record<Sport, number>>> = { football: 40, esoccer: 10 };

function afterIncident(sport: Sport, { kind }: Incident): Suspension | undefined {
  if (kind === 'goal') {
    return { reason: 'goal', seconds: GOAL_SECONDS[sport] ?? 25 };
  }
  if (kind === 'wicket' || kind === 'score') {
    return { reason: 'critical-moment', seconds: 15 };
  }
  return kind === 'set' || kind === 'map' ? { reason: 'break', seconds: 10 } : undefined;
}

/** The longest suspension that what happened requires. */
export function suspensionAfter(
  sport: Sport,
  incidents: readonly Incident[],
): Suspension | undefined {
  return incidents
    .map((incident) => afterIncident(sport, incident))
    .filter((suspension) => suspension !== undefined)
    .reduce<Suspension | undefined>(
      (longest, next) => (longest === undefined || next.seconds > longest.seconds ? next : longest),
      undefined,
    );
}

/** Whether an attack is on that scores within seconds, or one of those that do not. */
export function attackAhead(course: Course, eventId: number): Suspension | undefined {
  const { sport, elapsed } = course.state;
  if (!ATTACK_SPORTS.has(sport) || course.state.phase === 'finished') {
    return undefined;
  }
  const slot = Math.floor(elapsed / ATTACK_SECONDS);
  const isIdle = createRandom(eventId % 0x7fffffff)(slot) < IDLE_ATTACK_CHANCE;
  const isGoal = isIdle || course.peek(ATTACK_SECONDS).some(({ kind }) => kind === 'goal');
  return isGoal ? { reason: 'critical-moment', seconds: ATTACK_SECONDS } : undefined;
}
