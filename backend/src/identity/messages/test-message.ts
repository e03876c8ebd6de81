import { type Html, html } from '@touchline/domain/html';
import type { FastifyReply } from 'fastify';
import { sendHostedPage } from '../../platform/http/hosted-page.ts';

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
