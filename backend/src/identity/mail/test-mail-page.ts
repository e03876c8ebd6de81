import { text } from '@touchline/contracts/text';
import { languageWithTexts } from '@touchline/domain/languages';
import * as z from 'zod/mini';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { sendTestMessage } from '../phone/test-message-page.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import type { MailMessage } from './mail-provider.ts';
import { TEST_MAIL_PATH, type TestMailProvider } from './test-mail-provider.ts';

/** A paragraph; one that is an address can be followed. */
function paragraph(text: string): string {
  const shown = escapeHtml(text);
  return /^https?:\S+$/.test(text)
    ? `<p><a dir="ltr" href="${shown}">${shown}</a></p>`
    : `<p>${shown}</p>`;
}

function messageContent(
  message: MailMessage,
  mailbox: readonly { readonly id: string; readonly subject: string }[],
): string {
  const { to, asPage, all } = serverTexts(message.language).testMail;
  const others = mailbox.filter(({ id }) => id !== message.id);
  const list = others.map(
    ({ id, subject }) => `<li><a href="${TEST_MAIL_PATH}/${id}">${escapeHtml(subject)}</a></li>`,
  );
  return `<dl><dt>${to}</dt><dd dir="ltr">${escapeHtml(message.to)}</dd></dl>
<article>${message.text.trim().split('\n\n').map(paragraph).join('\n')}
<p><a href="${TEST_MAIL_PATH}/${message.id}/page">${asPage}</a></p></article>
${list.length === 0 ? '' : `<h2>${all}</h2><ul>${list.join('')}</ul>`}`;
}

/**
 * The test provider's mailbox: a message, `/test-provider/mail/:id`, which need not have come yet, with
 * all others to the same address.
 */
export function registerTestMailPage(app: App, testProvider: TestMailProvider): void {
  const params = z.object({ id: z.uuid() });

  app.get(
    `${TEST_MAIL_PATH}/:id`,
    { schema: { hide: true, params, querystring: z.object({ lng: z.optional(text()) }) } },
    async (request, reply) => {
      const { id } = request.params;
      const message = await testProvider.find(id);
      if (message === undefined) {
        const language = languageWithTexts(request.query.lng);
        const { nothing: title, notice, why, again } = serverTexts(language).testMail;
        const here = `${TEST_MAIL_PATH}/${id}?lng=${language}`;
        const content = `<article><p>${why}</p></article><a class="button" href="${here}">${again}</a>`;
        return sendTestMessage(reply.status(404), { language, title, notice, content });
      }
      const language = languageWithTexts(message.language);
      return sendTestMessage(reply, {
        language,
        title: message.subject,
        notice: serverTexts(language).testMail.notice,
        content: messageContent(message, await testProvider.mailbox(message.to)),
      });
    },
  );

  app.get(
    `${TEST_MAIL_PATH}/:id/page`,
    { schema: { hide: true, params } },
    async (request, reply) => {
      const message = await testProvider.find(request.params.id);
      if (message === undefined) {
        throw new ApiError('not_found', 'there is no such message');
      }
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(message.html);
    },
  );
}
