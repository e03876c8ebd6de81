import { FooterConfiguration, GROUP_INTERVAL, groupAnswer, groupPath } from '@touchline/contracts';
import { defineResource } from '@touchline/plugin-api';

/** What operators have put at the end of pages. */
export const footerResource = defineResource({
  name: 'info.footer',
  path: ({ language }: { readonly language: string }) => groupPath('footer', language),
  schema: groupAnswer('footer', FooterConfiguration),
  interval: GROUP_INTERVAL,
  freshFor: GROUP_INTERVAL,
});
