import {
  ApplicationConfiguration,
  GROUP_INTERVAL,
  groupsResponse,
  groupPath,
} from '@touchline/contracts/configuration';
import { defineResource } from '@touchline/plugin-api';

/** Where the operator's applications are found. */
export const downloadResource = defineResource({
  name: 'technical.download',
  path: ({ language }: { readonly language: string }) => groupPath('application', language),
  schema: groupsResponse({ application: ApplicationConfiguration }),
  interval: GROUP_INTERVAL,
  freshFor: GROUP_INTERVAL,
});
