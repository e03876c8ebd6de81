import { text } from '@touchline/contracts/text';
import { type Html, html } from '@touchline/domain/html';
import { languageWithTexts } from '@touchline/domain/languages';
import * as z from 'zod/mini';
import { sendTestMessage } from '../../messages/test-message.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { App } from '../../../platform/http/app.ts';
import { serverTexts } from '../../../platform/texts/server-texts.ts';
import type { MailFile, MailMessage } from '../mail-provider.ts';

/** Where a message of the test provider is shown. */
export const TEST_MAIL_PATH = '/test-provider/mail';

/** What the test provider was handed to send. */
export interface TestMailbox {
  /** A message by its id, for as long as it is kept. */
  readonly find: (id: string) => Promise<MailMessage | undefined>;
  /** A file of a message. */
  readonly file: (id: string, position: number) => Promise<MailFile | undefined>;
  /** The files of a message, without what is in them. */
  readonly filesOf: (
    id: string,
  ) => Promise<readonly { readonly position: number; readonly name: string }[]>;
  /** All that the address of a message was sent, the newest first. */
  readonly sentTo: (
    recipient: string,
  ) => Promise<readonly { readonly id: string; readonly subject: string }[]>;
}

/** A paragraph; one that is an address can be followed. */
function paragraph(line: string): Html {
  return /^https?:\S+$/.test(line)
    ? html`<p><a dir="ltr" href="${line}">${line}</a></p>`
    : html`<p>${line}</p>`;
}

function messageContent(
  message: MailMessage,
  sent: readonly { readonly id: string; readonly subject: string }[],
  files: readonly { readonly position: number; readonly name: string }[],
): Html {
  const { to, asPage, all } = serverTexts(message.language).testMail;
  const others = sent.filter(({ id }) => id !== message.id);
  const list = others.map(
    ({ id, subject }) => html`<li><a href="${TEST_MAIL_PATH}/${id}">${subject}</a></li>`,
  );
  const attached = files.map(
    ({ position, name }) =>
      html`<p><a dir="ltr" download="${name}" href="${TEST_MAIL_PATH}/${message.id}/files/${String(position)}">${name}</a></p>`,
  );
  return html`<dl><dt>${to}</dt><dd dir="ltr">${message.to}</dd></dl>
<article>${message.text.trim().split('\n\n').map(paragraph)}${attached}
<p><a href="${TEST_MAIL_PATH}/${message.id}/page">${asPage}</a></p></article>
${list.length === 0 ? undefined : html`<h2>${all}</h2><ul>${list}</ul>`}`;
}

/**
 * The test provider's mailbox: a message, `/test-provider/mail/:id`, which need not have come yet, with
 * all others to the same address.
 */
export function registerTestMailPage(app: App, mailbox: TestMailbox): void {
  const params = z.object({ id: z.uuid() });

  app.get(
    `${TEST_MAIL_PATH}/:id`,
    { schema: { hide: true, params, querystring: z.object({ lng: z.optional(text()) }) } },
    async (request, reply) => {
      const { id } = request.params;
      const message = await mailbox.find(id);
      if (message === undefined) {
        const language = languageWithTexts(request.query.lng);
        const { nothing: title, notice, why, again } = serverTexts(language).testMail;
        const here = `${TEST_MAIL_PATH}/${id}?lng=${language}`;
        const content = html`<article><p>${why}</p></article><a class="button" href="${here}">${again}</a>`;
        return sendTestMessage(reply.status(404), { language, title, notice, content });
      }
      const language = languageWithTexts(message.language);
      return sendTestMessage(reply, {
        language,
        title: message.subject,
        notice: serverTexts(language).testMail.notice,
        content: messageContent(
          message,
          await mailbox.sentTo(message.to),
          await mailbox.filesOf(id),
        ),
      });
    },
  );

  app.get(
    `${TEST_MAIL_PATH}/:id/files/:position`,
    {
      schema: {
        hide: true,
        params: z.object({ id: z.uuid(), position: z.string().check(z.regex(/^\d{1,2}$/)) }),
      },
    },
    async (request, reply) => {
      const { id, position } = request.params;
      const file = await mailbox.file(id, Number(position));
      if (file === undefined) {
        throw new ApiError('not_found', 'there is no such file');
      }
      return reply
        .type(file.mediaType)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.content);
    },
  );

  app.get(
    `${TEST_MAIL_PATH}/:id/page`,
    { schema: { hide: true, params } },
    async (request, reply) => {
      const message = await mailbox.find(request.params.id);
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
