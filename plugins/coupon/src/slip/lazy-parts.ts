import { lazy } from 'react';

/**
 * Parts of the slip that most slips never show, or show only after a while: each comes when needed,
 * those of placing together.
 */

export const PlacedBet = lazy(async () => ({
  default: (await import('../placement/placed-bet.tsx')).PlacedBet,
}));

export const SlipNews = lazy(async () => ({
  default: (await import('./slip-news.tsx')).SlipNews,
}));

export const ConflictNotice = lazy(async () => ({
  default: (await import('./conflict-notice.tsx')).ConflictNotice,
}));

export const BlockList = lazy(async () => ({
  default: (await import('../compose/block-list.tsx')).BlockList,
}));

export const BuilderParts = lazy(async () => ({
  default: (await import('./builder-parts.tsx')).BuilderParts,
}));

export const LegTools = lazy(async () => ({
  default: (await import('../compose/leg-tools.tsx')).LegTools,
}));

export const TypeList = lazy(async () => ({
  default: (await import('../compose/type-list.tsx')).TypeList,
}));

export const SystemChoice = lazy(async () => ({
  default: (await import('../compose/system-choice.tsx')).SystemChoice,
}));

export const AccountChoice = lazy(async () => ({
  default: (await import('../compose/account-choice.tsx')).AccountChoice,
}));

export const EachWaySwitch = lazy(async () => ({
  default: (await import('../compose/each-way-switch.tsx')).EachWaySwitch,
}));

export const BetOptions = lazy(async () => ({
  default: (await import('../compose/bet-options.tsx')).BetOptions,
}));

export const Extras = lazy(async () => ({
  default: (await import('../compose/extras.tsx')).Extras,
}));

export const FiguresList = lazy(async () => ({
  default: (await import('../compose/figures-list.tsx')).FiguresList,
}));

export const VisitorExtras = lazy(async () => ({
  default: (await import('../placement/visitor-extras.tsx')).VisitorExtras,
}));

export const OpenBetsTab = lazy(async () => ({
  default: (await import('../opened-bets/open-bets-tab.tsx')).OpenBetsTab,
}));

export const LoadShared = lazy(async () => ({
  default: (await import('../share/load-shared.tsx')).LoadShared,
}));

export const Differences = lazy(async () => ({
  default: (await import('../placement/differences.tsx')).Differences,
}));
export const Countdown = lazy(async () => ({
  default: (await import('../placement/countdown.tsx')).Countdown,
}));
