export { BetCard, type BetCardProps, type BetFigure } from './bet-card.tsx';
export { BetLegNote, BetLegRow, type BetLegRowProps } from './bet-leg.tsx';
export { type ListedPart, PartList } from './part-list.tsx';
