export { DateRange, type DateRangeProps, type QuickRange } from '../calendar/date-range.tsx';
export { type Day, type DayRange } from '../calendar/calendar-days.ts';
export { Chart } from '../chart/chart.tsx';
export { type ChartProps, type ChartSeries } from '../chart/chart-props.ts';
export { Avatar, type AvatarProps } from '../crest/avatar.tsx';
export { FileDrop, type FileDropProps } from '../file-drop/file-drop.tsx';
export { type FileRefusal, type FileRules } from '../file-drop/judge-file.ts';
export { FilterBar, type Filter, type FilterBarProps } from '../filter/filter-bar.tsx';
export { Flag, type FlagProps } from '../flag/flag.tsx';
export { Hero, type HeroProps } from '../hero/hero.tsx';
export { type HeroSide } from '../hero/hero-sides.tsx';
export {
  InPlaceToast,
  type InPlaceNotice,
  type InPlaceToastProps,
} from '../in-place/in-place-toast.tsx';
export { LoadingState, type LoadingStateProps } from '../loading/loading-state.tsx';
export { ListRow, Menu, type ListRowProps } from '../menu/list-row.tsx';
export { PageHeader, type PageHeaderProps } from '../page/page-header.tsx';
export { PageTabs, type PageTab, type PageTabsProps } from '../page/page-tabs.tsx';
export { Rail, type RailProps } from '../rail/rail.tsx';
export { Stat, Stats, type StatProps, type StatsProps } from '../stat/stat.tsx';
export { Steps, type StepsProps } from '../steps/steps.tsx';
export { Stepper, type StepperProps } from '../stepper/stepper.tsx';
export { SubHeader, type SubHeaderProps } from '../sub-header/sub-header.tsx';
export { DataTable, type DataTableProps } from '../table/data-table.tsx';
export { type TableColumn, type TableSort } from '../table/table-column.ts';
export { Tile, TileGrid, type TileGridProps, type TileProps } from '../tile/tile.tsx';
export { Timeline, TimelineEntry, type TimelineEntryProps } from '../timeline/timeline.tsx';
