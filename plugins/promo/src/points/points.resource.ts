import { ClubAnswer, ClubTermsAnswer } from '@touchline/contracts/loyalty';
import { defineResource } from '@touchline/plugin-api';

/** How points are made, and the levels that they reach. */
export const clubTermsResource = defineResource({
  name: 'promo.club-terms',
  path: (_parameters: Record<string, never>) => '/loyalty-api/v1/terms',
  schema: ClubTermsAnswer,
});

/** The player's points and level. */
export const clubResource = defineResource({
  name: 'promo.club',
  path: (_parameters: Record<string, never>) => '/loyalty-api/v1/club',
  schema: ClubAnswer,
  authentication: 'required',
});
