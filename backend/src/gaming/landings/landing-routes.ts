import { GameLandingAnswer } from '@touchline/contracts/casino';
import type { GameLandings } from '@touchline/contracts/configuration';
import { text } from '@touchline/contracts/text';
import { textIn } from '@touchline/domain/messages';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';

const Parameters = z.object({ route: text().check(z.maxLength(64)) });

/** The pages by which operators present a game. */
export function registerGameLandings(
  app: App,
  options: {
    readonly landings: () => Promise<GameLandings>;
    /** The language of those that have no text in the reader's. */
    readonly fallback: () => Promise<string>;
  },
): void {
  app.get(
    '/casino-api/v1/landings/:route',
    {
      schema: { tags: ['casino'], params: Parameters, response: { 200: GameLandingAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const { route } = request.params;
      const landing = (await options.landings()).find((each) => each.route === route);
      const fallback = await options.fallback();
      const shown = landing && textIn(landing.texts, { language: languageOf(request), fallback });
      if (landing === undefined || shown === undefined) {
        throw new ApiError('not_found', 'there is no such page');
      }
      return { game: landing.game, ...shown };
    },
  );
}
