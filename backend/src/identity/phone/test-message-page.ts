import { randomBytes } from 'node:crypto';
import { directionOf, languageWithTexts } from '@touchline/domain/languages';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { pagePolicy, STYLE } from '../../platform/http/hosted-page.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import type { TestSmsProvider } from './test-sms-provider.ts';

/** Answers with the page of a test provider that shows a message it was given. */
export function sendTestMessage(
  reply: FastifyReply,
  page: {
    readonly language: string;
    readonly title: string;
    /** That nothing was really sent. */
    readonly notice: string;
    /** HTML. */
    readonly content: string;
  },
): FastifyReply {
  const { language, title, notice, content } = page;
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(nonce))
    .send(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="notice">${notice}</p>
${content}
</main>
</body>
</html>
`);
}

/** The test provider's phone: one message, `/test-provider/sms/:id`. */
export function registerTestMessagePage(app: App, testProvider: TestSmsProvider): void {
  app.get(
    '/test-provider/sms/:id',
    { schema: { hide: true, params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      const message = await testProvider.find(request.params.id);
      if (message === undefined) {
        throw new ApiError('not_found', 'there is no such message');
      }
      const language = languageWithTexts(message.language);
      const { title, notice, to } = serverTexts(language).testTextMessage;
      const content = `<dl><dt>${to}</dt><dd dir="ltr">${escapeHtml(message.to)}</dd></dl>
<p>${escapeHtml(message.text)}</p>`;
      return sendTestMessage(reply, { language, title, notice, content });
    },
  );
}
