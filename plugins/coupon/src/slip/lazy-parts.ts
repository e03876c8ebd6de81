import { lazy } from 'react';

/** Parts of the slip that most slips never show, or show only after a while: each comes when needed. */

export const PlacedBet = lazy(async () => ({
  default: (await import('../placement/placed-bet.tsx')).PlacedBet,
}));

export const BlockList = lazy(async () => ({
  default: (await import('../compose/block-list.tsx')).BlockList,
}));

export const MoveTools = lazy(async () => ({
  default: (await import('../compose/move-tools.tsx')).MoveTools,
}));

export const PromoCode = lazy(async () => ({
  default: (await import('../compose/promo-code.tsx')).PromoCode,
}));
