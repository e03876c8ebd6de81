import { REMOTE_VIEW_HEADERS, RemoteViewAnswer } from '@touchline/contracts/plugins';
import { text } from '@touchline/contracts/text';
import { html, htmlText } from '@touchline/domain/html';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

/** What works or not, by name. */
type Part = 'database' | 'prices';
export type StatusChecks = Readonly<Record<Part, () => Promise<boolean>>>;

const APP = 'technical-status';
const STYLE = `[data-remote-app="${APP}"] { padding: 0 16px; text-align: center; }
[data-remote-app="${APP}"] h2 { margin: 0 0 8px; font-size: 1rem; }
[data-remote-app="${APP}"] ul { margin: 0 0 8px; padding: 0; list-style: none; }
[data-remote-app="${APP}"] p { margin: 0; color: var(--color-muted); font-size: 0.8125rem; }`;
/** Writes the moment of the check as the reader's own clock shows it. */
const CODE = `for (const time of document.querySelectorAll('[data-remote-app="${APP}"] time')) {
  time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang);
}`;

/**
 * The technical pages' remote view, by the JSON view protocol: what of the site works at this
 * moment, and the reference under which support finds the failed request.
 */
export function registerTechnicalRemote(
  app: App,
  { checks, clock }: { readonly checks: StatusChecks; readonly clock: Clock },
): void {
  async function view(request: FastifyRequest): Promise<RemoteViewAnswer> {
    const { headers } = request;
    for (const [name, value] of Object.entries(REMOTE_VIEW_HEADERS)) {
      if (headers[name] !== value) {
        throw new ApiError('bad_request', `send the header ${name}: ${value}`);
      }
    }
    const [language = ''] = (request.params as { '*': string })['*'].split('/');
    const texts = serverTexts(language).status;
    const rows = await Promise.all(
      (Object.keys(texts.parts) as Part[]).map(async (part) => {
        const works = await checks[part]().catch(() => false);
        return html`<li data-part="${part}" data-works="${String(works)}">${texts.parts[part]}: ${works ? texts.works : texts.fails}</li>`;
      }),
    );
    const now = new Date(clock()).toISOString();
    return {
      appName: APP,
      title: texts.title,
      style: STYLE,
      codeToEval: CODE,
      scriptsToLoad: [],
      cssToLoad: [],
      head: '',
      body: htmlText(
        html`<h2>${texts.title}</h2><ul>${rows}</ul><p>${texts.checked} <time datetime="${now}">${now}</time></p><p>${texts.reference}: <bdi>${request.id}</bdi></p>`,
      ),
    };
  }

  const schema = { tags: ['technical'], response: { 200: RemoteViewAnswer } };
  app.get('/technical-api/remote/*', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return view(request);
  });
  app.post(
    '/technical-api/remote/*',
    {
      schema: {
        ...schema,
        body: z.object({
          components: z.array(text().check(z.maxLength(60))).check(z.maxLength(20)),
        }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return view(request);
    },
  );
}
