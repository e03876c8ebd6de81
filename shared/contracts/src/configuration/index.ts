export {
  ConfigurationAnswer,
  CoreConfiguration,
  COUNTRY_HEADER,
  FALLBACK_COUNTRY,
  GROUP_INTERVAL,
  groupsResponse,
  groupPath,
} from './configuration.ts';
export {
  AllowedSettings,
  COOKIES_AGREE_TYPES,
  GlobalSettings,
  type CookiesAgreeType,
} from './global-settings.ts';
export { ApplicationConfiguration } from './groups/application.ts';
export { BettingConfiguration } from './groups/betting.ts';
export type { MethodRule } from './groups/payments.ts';
export { ThirdPartyBrands } from './groups/brands.ts';
export { CompanyConfiguration, DEMO_COMPANY } from './groups/company.ts';
export {
  CONFIGURATION_GROUPS,
  type ConfigurationGroup,
  type ConfigurationValues,
} from './groups/catalogue.ts';
export { HOME_PANELS, HomePanels } from './groups/customize.ts';
export { FooterConfiguration, type FrameLink } from './groups/footer.ts';
export { CompetitionHub, HubsConfiguration } from './groups/hubs.ts';
export { DEFAULT_LOBBY, type GameList, type LobbyConfiguration } from './groups/lobby.ts';
export { type GameLandings } from './groups/game-landings.ts';
export { LoyaltyConfiguration } from './groups/loyalty.ts';
export { MaintenanceConfiguration } from './groups/maintenance.ts';
export { type CallsConfiguration, SupportConfiguration } from './groups/support.ts';
export { TransferTarget } from './groups/transfer.ts';
export { HostOrigins } from './host.ts';
export { RegistrationOptions } from './registration-options.ts';
