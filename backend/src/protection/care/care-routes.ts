import {
  Assessment,
  AssessmentAnswer,
  FiguresAnswer,
  FlagsAnswer,
  ReminderAnswer,
  ReminderShown,
} from '@touchline/contracts/care';
import { toEpochSeconds } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { readAssessment, storeAssessment } from './assessments.ts';
import { readFigures } from './figures.ts';
import { flagsOf } from './flag-store.ts';
import { createReminders } from './reminders.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const TAGS = { tags: ['responsible-gaming'] };

interface CareOptions {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** What a player has spent, and what stands out in it. */
function registerInsight(app: App, options: CareOptions): void {
  const { pool } = options;
  app.get(
    `${BASE}/figures`,
    { schema: { ...TAGS, response: { 200: FiguresAnswer } }, preHandler: app.requirePlayer },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readFigures(options, playerOf(request).id);
    },
  );

  app.get(
    `${BASE}/flags`,
    { schema: { ...TAGS, response: { 200: FlagsAnswer } }, preHandler: app.requirePlayer },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const flags = await flagsOf(pool, playerOf(request).id);
      return {
        flags: flags.map(({ kind, measure, raisedAt }) => ({
          kind,
          measure,
          raisedAt: toEpochSeconds(raisedAt),
        })),
      };
    },
  );
}

function registerReminders(app: App, options: CareOptions): void {
  const reminders = createReminders(options);
  app.get(
    `${BASE}/reminder`,
    { schema: { ...TAGS, response: { 200: ReminderAnswer } }, preHandler: app.requirePlayer },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { kind: (await reminders.due(playerOf(request).id)) ?? null };
    },
  );

  app.post(
    `${BASE}/reminder`,
    {
      config: rateClass('session'),
      schema: { ...TAGS, body: ReminderShown, response: { 200: ReminderAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request) => {
      const { id } = playerOf(request);
      await reminders.shown(id, request.body.kind);
      return { kind: (await reminders.due(id)) ?? null };
    },
  );
}

function registerAssessment(app: App, options: CareOptions): void {
  const { pool } = options;
  app.get(
    `${BASE}/assessment`,
    { schema: { ...TAGS, response: { 200: AssessmentAnswer } }, preHandler: app.requirePlayer },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readAssessment(pool, playerOf(request).id);
    },
  );

  app.post(
    `${BASE}/assessment`,
    {
      config: rateClass('session'),
      schema: { ...TAGS, body: Assessment, response: { 200: AssessmentAnswer } },
      preHandler: app.requirePlayer,
    },
    async (request) => {
      const { id } = playerOf(request);
      await storeAssessment(options, { playerId: id, answers: request.body.answers });
      return readAssessment(pool, id);
    },
  );
}

/** What helps a player to judge their own play: figures, flags, reminders, a test. */
export function registerCareRoutes(app: App, options: CareOptions): void {
  registerInsight(app, options);
  registerReminders(app, options);
  registerAssessment(app, options);
}
