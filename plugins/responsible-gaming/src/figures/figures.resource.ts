import { FiguresAnswer } from '@touchline/contracts/care';
import { defineResource } from '@touchline/plugin-api';
import { LIMIT_SERVICE } from '../limits/limits.resource.ts';

/** What the player has put in, staked, won and lost, and for how long they were here. */
export const figuresResource = defineResource({
  name: 'responsible-gaming.figures',
  path: (_parameters: Record<string, never>) => `${LIMIT_SERVICE}/figures`,
  schema: FiguresAnswer,
  authentication: 'required',
});
