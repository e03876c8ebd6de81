import {
  FooterConfiguration,
  GROUP_INTERVAL,
  groupPath,
  groupsResponse,
  SupportConfiguration,
} from '@touchline/contracts/configuration';
import { defineResource } from '@touchline/plugin-api';

/** What operators have put at the end of pages, and how to reach support. */
export const footerResource = defineResource({
  name: 'info.footer',
  path: ({ language }: { readonly language: string }) => groupPath(['footer', 'support'], language),
  schema: groupsResponse({ footer: FooterConfiguration, support: SupportConfiguration }),
  interval: GROUP_INTERVAL,
  freshFor: GROUP_INTERVAL,
});
