import type { CricketPlayer, CricketRole } from '@touchline/domain/cricket';
import { hashOf } from '../book/hash.ts';

/** Nobody is meant: initials and family names are drawn, and belong together by chance alone. */
const INITIALS = 'ABCDEFGHIJKLMNPRSTVWYZ';
const FAMILY_NAMES = [
  ...'Abbott Ahmed Akhtar Anderson Archer Bailey Banerjee Bennett Bhatt Bishop Brathwaite Brown Campbell'.split(
    ' ',
  ),
  ...'Carter Chandra Chase Clarke Coetzee Cooper Das Desai Dixon Du_Preez Edwards Ellis Evans Fernando'.split(
    ' ',
  ),
  ...'Fletcher Foster Gill Gomez Graham Grant Green Gunaratne Hall Haque Harris Hassan Henry Hill Hope'.split(
    ' ',
  ),
  ...'Hossain Hughes Hussain Iqbal Iyer Jackson Jansen Johnson Joseph Joshi Kapoor Karim Khan King Klein'.split(
    ' ',
  ),
  ...'Kumar Lamb Lewis Lloyd Mahmood Malik Marsh Mehta Mendis Miller Mishra Mitchell Morris Murray Naidoo'.split(
    ' ',
  ),
  ...'Nair Nel Nelson Nkosi Nortje Palmer Pandey Parker Patel Perera Phillips Pillay Potgieter Rahman Rana'.split(
    ' ',
  ),
  ...'Rao Raza Reddy Reid Riley Roberts Roy Saeed Saini Samuels Sandhu Shah Sharma Silva Simmons Singh'.split(
    ' ',
  ),
  ...'Smit Smith Stevens Stewart Stone Swart Taylor Thakur Thomas Turner Van_Wyk Verma Wade Walker Walsh'.split(
    ' ',
  ),
  ...'Warner Watson Webb White Wickramasinghe Williams Wood Wright Yadav Young Younis Zaman'.split(
    ' ',
  ),
].map((name) => name.replace('_', ' '));

/** The eleven in their batting order: who bats best comes first, who bowls best last. */
const ROLES: readonly CricketRole[] = [
  'batter',
  'batter',
  'batter',
  'batter',
  'keeper',
  'all-rounder',
  'all-rounder',
  'bowler',
  'bowler',
  'bowler',
  'bowler',
];

/** Ids of players begin with that of their side. */
const IDS_A_SIDE = 100;

/** The side that a player of ours belongs to. */
export function sideOfPlayer(playerId: number): number {
  return Math.floor(playerId / IDS_A_SIDE);
}

/** The eleven of a side: the same people each time, each with a name of their own. */
export function cricketSquad(sideId: number): readonly CricketPlayer[] {
  const first = hashOf('cricket squad', String(sideId)) % FAMILY_NAMES.length;
  return ROLES.map((role, at) => {
    // Steps that no number of names is a multiple of: eleven in a row are different.
    const family = FAMILY_NAMES[(first + at * 37) % FAMILY_NAMES.length] ?? '';
    const initial = INITIALS[hashOf('initial', String(sideId), String(at)) % INITIALS.length];
    return { id: sideId * IDS_A_SIDE + at + 1, name: `${initial}. ${family}`, role };
  });
}

/** Of a squad those who bowl, the best first: specialists, then all-rounders. */
export function bowlersOf(squad: readonly CricketPlayer[]): readonly CricketPlayer[] {
  const of = (role: CricketRole) => squad.filter((player) => player.role === role);
  return [...of('bowler').toReversed(), ...of('all-rounder')];
}
