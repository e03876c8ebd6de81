import type { Random } from '../../random.ts';
import { absentShare } from './parameters.ts';
import { drawsOf } from './plan-match.ts';
import { type Deed, ELEVEN, type Squad, type SquadPlayer } from './squad.ts';

/** Who of a team is on the pitch, and what each has done. */
export interface OnPitch {
  readonly player: SquadPlayer;
  /** He was among the eleven at kick-off. */
  readonly isStarter: boolean;
  readonly isLate: boolean;
  isOn: boolean;
  /** Of cards that count, and of yellow ones. */
  readonly done: Record<Deed, number>;
}

/** A team in a match: everybody who took part so far, and who is left on the bench. */
export interface Lineup {
  readonly took: OnPitch[];
  readonly bench: SquadPlayer[];
}

export function entering(
  player: SquadPlayer,
  { isStarter, isLate }: Pick<OnPitch, 'isStarter' | 'isLate'>,
): OnPitch {
  const done = { goals: 0, assists: 0, shots: 0, cards: 0 };
  return { player, isStarter, isLate, isOn: true, done };
}

/** Takes the first of a position from the bench, else the first who is no goalkeeper. */
export function fromBench(bench: SquadPlayer[], wanted: SquadPlayer): SquadPlayer | undefined {
  const alike = bench.findIndex(({ position }) => position === wanted.position);
  const at = alike >= 0 ? alike : bench.findIndex(({ position }) => position !== 'G');
  return at < 0 ? undefined : bench.splice(at, 1)[0];
}

/** Draws who starts: of the field, each of the usual eleven may be absent. */
export function drawLineup(squad: Squad, random: Random, from: number): Lineup {
  const draw = drawsOf(random, from);
  const bench = squad.slice(ELEVEN);
  const took = squad.slice(0, ELEVEN).map((usual) => {
    const isAbsent = draw() < absentShare && usual.position !== 'G';
    const player = (isAbsent ? fromBench(bench, usual) : undefined) ?? usual;
    return entering(player, { isStarter: true, isLate: false });
  });
  return { took, bench };
}

/** One of those on the pitch by their shares of something; `draw` is in [0, 1). */
export function chooseBy(
  { took }: Lineup,
  deed: Deed,
  draw: number,
  except?: OnPitch,
): OnPitch | undefined {
  const able = took.filter((one) => one.isOn && one !== except);
  const sum = able.reduce((all, { player }) => all + player[deed], 0);
  let left = draw * sum;
  for (const one of able) {
    left -= one.player[deed];
    if (left < 0) return one;
  }
  return able.at(-1);
}
