import type { OperatorPermission } from '@touchline/domain/operators';
import {
  chartIcon,
  checkCircleIcon,
  checkIcon,
  filterIcon,
  flashIcon,
  giftIcon,
  helpIcon,
  historyIcon,
  homeIcon,
  liveIcon,
  lockIcon,
  lottoIcon,
  mailIcon,
  receiptIcon,
  refreshIcon,
  searchIcon,
  settingsIcon,
  shieldIcon,
  starOutlineIcon,
  streamIcon,
  swapIcon,
  ticketIcon,
  trophyIcon,
  walletIcon,
  warningIcon,
  withdrawIcon,
} from '@touchline/ui/icons';

/** A view that the navigation leads to. */
export interface Place {
  /** The first part of the paths of its views. */
  readonly name: string;
  readonly path: string;
  readonly icon: string;
  /** The key of its text. */
  readonly text: string;
  /** Without it the place is not shown. */
  readonly permission: OperatorPermission;
}

/** All of them, in order. An operator's first one is where the console opens. */
export const PLACES: readonly Place[] = [
  {
    name: 'sections',
    path: '/',
    icon: homeIcon,
    text: 'sections.title',
    permission: 'releases.read',
  },
  {
    name: 'release',
    path: '/release',
    icon: flashIcon,
    text: 'release.title',
    permission: 'releases.read',
  },
  {
    name: 'history',
    path: '/history',
    icon: historyIcon,
    text: 'history.title',
    permission: 'releases.read',
  },
  {
    name: 'players',
    path: '/players',
    icon: searchIcon,
    text: 'players.title',
    permission: 'players.read',
  },
  { name: 'tasks', path: '/tasks', icon: checkIcon, text: 'tasks.title', permission: 'tasks.read' },
  { name: 'bets', path: '/bets', icon: ticketIcon, text: 'bets.title', permission: 'bets.read' },
  {
    name: 'stakes',
    path: '/stakes',
    icon: filterIcon,
    text: 'stakes.title',
    permission: 'bets.read',
  },
  {
    name: 'trading',
    path: '/trading',
    icon: streamIcon,
    text: 'trading.title',
    permission: 'trading.read',
  },
  {
    name: 'risk',
    path: '/risk',
    icon: warningIcon,
    text: 'risk.title',
    permission: 'trading.read',
  },
  {
    name: 'withdrawals',
    path: '/withdrawals',
    icon: withdrawIcon,
    text: 'withdrawals.title',
    permission: 'withdrawals.read',
  },
  {
    name: 'reconciliation',
    path: '/reconciliation',
    icon: swapIcon,
    text: 'reconciliation.title',
    permission: 'reconciliation.read',
  },
  {
    name: 'rates',
    path: '/rates',
    icon: refreshIcon,
    text: 'rates.title',
    permission: 'rates.read',
  },
  {
    name: 'verification',
    path: '/verification',
    icon: checkCircleIcon,
    text: 'verification.title',
    permission: 'verification.read',
  },
  {
    name: 'support',
    path: '/support',
    icon: helpIcon,
    text: 'support.title',
    permission: 'support.answer',
  },
  {
    name: 'messages',
    path: '/messages',
    icon: mailIcon,
    text: 'broadcasts.title',
    permission: 'messages.read',
  },
  {
    name: 'offers',
    path: '/offers',
    icon: giftIcon,
    text: 'offers.title',
    permission: 'offers.read',
  },
  {
    name: 'tournaments',
    path: '/tournaments',
    icon: trophyIcon,
    text: 'tournaments.title',
    permission: 'tournaments.read',
  },
  { name: 'pools', path: '/pools', icon: lottoIcon, text: 'pools.title', permission: 'bets.read' },
  {
    name: 'bonuses',
    path: '/bonuses',
    icon: walletIcon,
    text: 'bonuses.title',
    permission: 'bonuses.read',
  },
  {
    name: 'promo-codes',
    path: '/promo-codes',
    icon: starOutlineIcon,
    text: 'promoCodes.title',
    permission: 'bonuses.read',
  },
  {
    name: 'protection',
    path: '/protection',
    icon: shieldIcon,
    text: 'protection.title',
    permission: 'protection.read',
  },
  {
    name: 'articles',
    path: '/articles',
    icon: receiptIcon,
    text: 'articles.title',
    permission: 'content.read',
  },
  {
    name: 'analytics',
    path: '/analytics',
    icon: chartIcon,
    text: 'analytics.title',
    permission: 'analytics.read',
  },
  {
    name: 'pages',
    path: '/pages',
    icon: liveIcon,
    text: 'pages.short',
    permission: 'releases.read',
  },
  {
    name: 'configuration',
    path: '/configuration',
    icon: settingsIcon,
    text: 'configuration.title',
    permission: 'configuration.read',
  },
  {
    name: 'operators',
    path: '/operators',
    icon: lockIcon,
    text: 'operators.title',
    permission: 'operators.manage',
  },
];
