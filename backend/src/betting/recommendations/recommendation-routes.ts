import { RecommendationsAnswer, RecommendationsQuestion } from '@touchline/contracts/betting';
import { type BackedTogether, LEAST_BACKERS, recommend } from '@touchline/domain/coupon';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';

/** Others that are read of each outcome of a slip; most of a popular one's are closed or of its own match. */
const MOST_OTHERS = 50;
const MOST_SHOWN = 8;

interface RecommendationOptions {
  readonly pool: Pool;
  readonly book: Pick<MarketBook, 'getOutcome'>;
  /** Whether nothing that invites to bet may be shown to whoever asks. */
  readonly isProtected: (request: FastifyRequest) => Promise<boolean>;
}

/** The pairs of a slip's outcomes with enough players, those with most of them first. */
async function pairsOf(pool: Pool, slip: readonly string[]): Promise<readonly BackedTogether[]> {
  const { rows } = await pool.query({
    name: 'betting.backed-pairs',
    text: `SELECT wanted.outcome, pair.other, pair.players
      FROM unnest($1::text[]) AS wanted (outcome) CROSS JOIN LATERAL (
        (SELECT second AS other, players FROM backed_pair
         WHERE first = wanted.outcome COLLATE "C" AND players >= $2 ORDER BY players DESC LIMIT $3)
        UNION ALL
        (SELECT first, players FROM backed_pair
         WHERE second = wanted.outcome COLLATE "C" AND players >= $2 ORDER BY players DESC LIMIT $3)
      ) AS pair`,
    values: [slip, LEAST_BACKERS, MOST_OTHERS],
  });
  return rows.flatMap(({ outcome, other, players }) =>
    outcome === null || other === null || players === null
      ? []
      : [{ outcomeId: outcome, other, players }],
  );
}

/** What else those backed who backed what is on a slip: of anonymous counts, and for nobody in particular. */
export function registerRecommendations(app: App, options: RecommendationOptions): void {
  const { pool, book, isProtected } = options;
  app.get(
    '/betting-api/v1/recommendations',
    {
      schema: {
        tags: ['betting'],
        querystring: RecommendationsQuestion,
        response: { 200: RecommendationsAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (await isProtected(request)) {
        return { isProtected: true, recommendations: [] };
      }
      const { outcomes, section } = request.query;
      const slip = [...new Set(outcomes.split(',').filter((id) => id !== ''))];
      const isOffered = (outcomeId: string) => {
        const outcome = book.getOutcome(outcomeId);
        return (
          outcome?.status === 'open' &&
          outcome.price !== undefined &&
          (section === undefined || outcome.event.section === section)
        );
      };
      const found = recommend(slip, await pairsOf(pool, slip), { isOffered, most: MOST_SHOWN });
      return {
        isProtected: false,
        recommendations: found.map(({ outcomeId, because }) => ({
          outcomeId,
          because: [...because],
        })),
      };
    },
  );
}
