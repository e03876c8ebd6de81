import {
  GROUP_INTERVAL,
  groupsResponse,
  groupPath,
  ThirdPartyBrands,
} from '@touchline/contracts/configuration';
import { defineResource } from '@touchline/plugin-api';

/** The makers of games that the operator shows, in their order. */
export const brandsResource = defineResource({
  name: 'casino.brands',
  path: ({ language }: { readonly language: string }) => groupPath('thirdparty', language),
  schema: groupsResponse({ thirdparty: ThirdPartyBrands }),
  interval: GROUP_INTERVAL,
  freshFor: GROUP_INTERVAL,
});
