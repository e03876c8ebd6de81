import { html } from '@touchline/domain/html';
import { languageWithTexts } from '@touchline/domain/languages';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { App } from '../../../platform/http/app.ts';
import { serverTexts } from '../../../platform/texts/server-texts.ts';
import { sendTestMessage } from '../../messages/test-message.ts';
import type { SmsMessage } from '../sms-provider.ts';

/** The test provider's phone: one message, `/test-provider/sms/:id`. */
export function registerTestMessagePage(
  app: App,
  find: (id: string) => Promise<SmsMessage | undefined>,
): void {
  app.get(
    '/test-provider/sms/:id',
    { schema: { hide: true, params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      const message = await find(request.params.id);
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
