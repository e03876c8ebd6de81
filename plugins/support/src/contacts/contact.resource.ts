import {
  CompanyConfiguration,
  GROUP_INTERVAL,
  groupPath,
  groupsResponse,
  SupportConfiguration,
} from '@touchline/contracts/configuration';
import { defineResource } from '@touchline/plugin-api';

/** The groups of the configuration that say how the house is reached. */
const CONTACT_GROUPS = ['support', 'company'];

/** How the house is reached. */
export const contactResource = defineResource({
  name: 'support.contact',
  path: ({ language }: { readonly language: string }) => groupPath(CONTACT_GROUPS, language),
  schema: groupsResponse({ support: SupportConfiguration, company: CompanyConfiguration }),
  interval: GROUP_INTERVAL,
  freshFor: GROUP_INTERVAL,
});
