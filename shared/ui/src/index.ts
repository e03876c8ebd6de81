import './tokens/meaning.css';

export { Badge, LiveBadge, type BadgeProps } from './badge/badge.tsx';
export {
  NoticeBanner,
  type NoticeBannerProps,
} from './banner/banner.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { ChipBar, type ChipBarProps } from './chip/chip-bar.tsx';
export { Crest, type CrestProps } from './crest/crest.tsx';
export { crestDesign, type CrestDesign } from './crest/crest-design.ts';
export {
  EventCard,
  EventHeader,
  EventPrices,
  EventTeams,
  TeamRow,
  type EventCardProps,
  type EventHeaderProps,
  type EventPricesProps,
  type EventTeamsProps,
  type TeamRowProps,
} from './event-card/event-card.tsx';
export { EventList } from './event-card/event-list.tsx';
export { moveFocus } from './focus/move-focus.ts';
export { Icon, type IconProps } from './icon/icon.tsx';
export { SportIcon, sportIconPath, type SportIconProps } from './icon/sport-icon.tsx';
export { PriceButton, type PriceButtonProps } from './price-button/price-button.tsx';
export { SectionHeader, type SectionHeaderProps } from './section-header/section-header.tsx';
export {
  EventCardSkeleton,
  Skeleton,
  type EventCardSkeletonProps,
  type SkeletonProps,
} from './skeleton/skeleton.tsx';
export {
  EmptyState,
  RetryCard,
  type EmptyStateProps,
  type RetryCardProps,
} from './state/state-card.tsx';
export { Money, Odds, VisuallyHidden, type MoneyProps, type OddsProps } from './text/text.tsx';
export { BREAKPOINTS } from './tokens/breakpoints.ts';
