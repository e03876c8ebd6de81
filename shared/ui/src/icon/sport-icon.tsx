import {
  americanFootballIcon,
  badmintonIcon,
  baseballIcon,
  basketballIcon,
  boxingIcon,
  cricketIcon,
  dogIcon,
  dartsIcon,
  esportsIcon,
  footballIcon,
  handballIcon,
  hockeyIcon,
  horseIcon,
  mmaIcon,
  rugbyIcon,
  shieldSwordIcon,
  shooterIcon,
  snookerIcon,
  swordsIcon,
  tableTennisIcon,
  tacticalShooterIcon,
  tennisIcon,
  trophyIcon,
  volleyballIcon,
} from '../generated/icon-paths.ts';
import { Icon, type IconProps } from './icon.tsx';

const pathOfSport = new Map<number, string>([
  [1, footballIcon],
  [2, hockeyIcon],
  [3, basketballIcon],
  [4, tennisIcon],
  [6, volleyballIcon],
  [66, cricketIcon],
  [52, horseIcon],
  [53, dogIcon],
  [10, tableTennisIcon],
  [16, badmintonIcon],
  [21, dartsIcon],
  [30, snookerIcon],
  [5, baseballIcon],
  [9, boxingIcon],
  [56, mmaIcon],
  [7, rugbyIcon],
  [8, handballIcon],
  [13, americanFootballIcon],
  [40, shooterIcon],
  [41, tacticalShooterIcon],
  [42, esportsIcon],
  [43, swordsIcon],
  [44, shieldSwordIcon],
  [45, dogIcon],
  [46, footballIcon],
  [47, tennisIcon],
]);

export interface SportIconProps extends Omit<IconProps, 'path'> {
  readonly sportId: number;
}

/** The path of a sport's glyph by its id; a cup for a sport that has none. */
export function sportIconPath(sportId: number): string {
  return pathOfSport.get(sportId) ?? trophyIcon;
}

/** The glyph of a sport by its id. */
export function SportIcon({ sportId, ...rest }: SportIconProps) {
  return <Icon path={sportIconPath(sportId)} {...rest} />;
}
