import type * as z from 'zod/mini';
import { AnalyticsConfiguration } from '../../analytics.ts';
import { ApplicationConfiguration } from './application.ts';
import { CompanyConfiguration } from './company.ts';
import { CustomizeConfiguration } from './customize.ts';
import { FooterConfiguration } from './footer.ts';
import { CoreConfiguration } from '../configuration.ts';
import { HubsConfiguration } from './hubs.ts';
import { LoyaltyConfiguration } from './loyalty.ts';
import { MaintenanceConfiguration } from './maintenance.ts';
import { BettingConfiguration } from './betting.ts';
import { HeaderConfiguration, InformationConfiguration } from './page.ts';
import {
  AuthConfiguration,
  OfficeConfiguration,
  RegistrationConfiguration,
  ResponsibleConfiguration,
} from './player.ts';
import {
  DictsConfiguration,
  EmptyConfiguration,
  GlobalConfiguration,
  ThirdPartyConfiguration,
  WhiteFeatureConfiguration,
} from './site.ts';
import { SupportConfiguration } from './support.ts';
import { TotoConfiguration } from './toto.ts';
import { PaymentsConfiguration } from './payments.ts';

/**
 * Every group of the site configuration with its schema (platform specification §7). Each field
 * has its default in the schema, except those of `core`.
 */
export const CONFIGURATION_GROUPS = {
  core: CoreConfiguration,
  maintenance: MaintenanceConfiguration,
  analytics: AnalyticsConfiguration,
  application: ApplicationConfiguration,
  auth: AuthConfiguration,
  banner: EmptyConfiguration,
  betting: BettingConfiguration,
  company: CompanyConfiguration,
  customize: CustomizeConfiguration,
  dicts: DictsConfiguration,
  footer: FooterConfiguration,
  global: GlobalConfiguration,
  header: HeaderConfiguration,
  hubs: HubsConfiguration,
  information: InformationConfiguration,
  loyalty: LoyaltyConfiguration,
  modules: EmptyConfiguration,
  office: OfficeConfiguration,
  other: EmptyConfiguration,
  payments: PaymentsConfiguration,
  reg: RegistrationConfiguration,
  responsible: ResponsibleConfiguration,
  support: SupportConfiguration,
  thirdparty: ThirdPartyConfiguration,
  toto: TotoConfiguration,
  white_feature: WhiteFeatureConfiguration,
} as const;

export type ConfigurationGroup = keyof typeof CONFIGURATION_GROUPS;
export type ConfigurationValues = {
  readonly [Group in ConfigurationGroup]: z.infer<(typeof CONFIGURATION_GROUPS)[Group]>;
};
