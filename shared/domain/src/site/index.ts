export { BLOCK_REASONS, blockPath, blockReason, decideBlock, isBlockPath } from './block.ts';
export {
  decideMaintenance,
  isMaintenanceActive,
  isNoticeDue,
  MAINTENANCE_PATH,
  type MaintenancePlan,
  maintenancePlan,
  nextNoticeChange,
  noticeLanguage,
} from './maintenance.ts';
export { decideRedirect } from './redirect.ts';
export { SITE_OPEN, type SiteState } from './site-state.ts';
export { type ConfiguredVisitor, visitorConfiguration } from './visitor-configuration.ts';
