export { Hero, type HeroProps } from '../hero/hero.tsx';
export { type HeroSide } from '../hero/hero-sides.tsx';
export {
  InPlaceToast,
  type InPlaceNotice,
  type InPlaceToastProps,
} from '../in-place/in-place-toast.tsx';
export { ListRow, Menu, type ListRowProps } from '../menu/list-row.tsx';
export { PageHeader, type PageHeaderProps } from '../page/page-header.tsx';
export { PageTabs, type PageTab, type PageTabsProps } from '../page/page-tabs.tsx';
export { Rail, type RailProps } from '../rail/rail.tsx';
export { Stat, Stats, type StatProps } from '../stat/stat.tsx';
export { SubHeader, type SubHeaderProps } from '../sub-header/sub-header.tsx';
export { Tile, TileGrid, type TileGridProps, type TileProps } from '../tile/tile.tsx';
