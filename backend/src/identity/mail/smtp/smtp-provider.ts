import { createTransport } from 'nodemailer';
import type { MailProvider } from '../mail-provider.ts';

/** A server that is silent for this long is abandoned, well before the message is tried again. */
const PATIENCE_MS = 15_000;

/**
 * Sends by SMTP.
 * @param url `smtp://` or `smtps://` with user and password where the server wants them
 * @param from what messages say they come from: an address, or a name with one in angle brackets
 */
export function createSmtpProvider({
  url,
  from,
}: {
  readonly url: string;
  readonly from: string;
}): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html, language, unsubscribeUrl, files = [] }) => {
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        // As an object: nothing that was typed is read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: files.map(({ name, mediaType, content }) => ({
          filename: name,
          contentType: mediaType,
          content,
        })),
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
