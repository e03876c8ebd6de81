import {
  GROUP_INTERVAL,
  groupPath,
  groupsResponse,
  HubsConfiguration,
} from '@touchline/contracts/configuration';
import { defineResource } from '@touchline/plugin-api';

/** The competition hubs: their looks, competitions and sections. */
export const hubsResource = defineResource({
  name: 'sport.hubs',
  path: ({ language }: { readonly language: string }) => groupPath(['hubs'], language),
  schema: groupsResponse({ hubs: HubsConfiguration }),
  interval: GROUP_INTERVAL,
  freshFor: GROUP_INTERVAL,
});
