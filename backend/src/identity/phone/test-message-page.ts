import { type Html, html } from '@touchline/domain/html';
import { languageWithTexts } from '@touchline/domain/languages';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { sendHostedPage } from '../../platform/http/hosted-page.ts';
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
    readonly content: Html;
  },
): FastifyReply {
  const { language, title, notice, content } = page;
  return sendHostedPage(reply, {
    language,
    title,
    main: html`<h1>${title}</h1><p class="notice">${notice}</p>${content}`,
  });
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
      const content = html`<dl><dt>${to}</dt><dd dir="ltr">${message.to}</dd></dl>
<p>${message.text}</p>`;
      return sendTestMessage(reply, { language, title, notice, content });
    },
  );
}
