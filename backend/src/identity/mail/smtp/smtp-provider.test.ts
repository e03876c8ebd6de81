import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtpProvider } from './smtp-provider.ts';

const MESSAGE = {
  id: '5d3f0a52-3d1c-4a52-9df1-6d1a4f2b7c11',
  to: 'player@example.org',
  subject: 'Новый пароль',
  text: 'plain text\n',
  html: '<p>a simple page</p>',
  language: 'ru',
};
let server: Server | undefined;
afterEach(() => server?.close());

/** A server that takes one message in each connection, or refuses its recipient. */
async function listen(recipient = '250 fine') {
  const lines: string[] = [];
  server = createServer((socket) => {
    let isData = false;
    let rest = '';
    socket.write('220 mail.test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const complete = `${rest}${chunk}`.split('\r\n');
      rest = complete.pop() ?? '';
      for (const line of complete) {
        lines.push(line);
        if (isData) {
          isData = line !== '.';
          if (!isData) {
            socket.write('250 taken\r\n');
          }
        } else if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else {
          socket.write(line.startsWith('RCPT') ? `${recipient}\r\n` : '250 fine\r\n');
        }
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const from = 'Touchline <no-reply@site.example>';
  const provider = createSmtpProvider({ url: `smtp://127.0.0.1:${String(port)}`, from });
  return { lines, provider };
}

it('a message is handed over as plain text and as a page, from the site, under its own id', async () => {
  const { lines, provider } = await listen();
  await provider.send(MESSAGE);
  provider.close?.();
  const all = lines.join('\n');
  expect(all).toContain('MAIL FROM:<no-reply@site.example>');
  expect(all).toContain('RCPT TO:<player@example.org>');
  expect(all).toContain(`Message-ID: <${MESSAGE.id}@site.example>`);
  expect(all).toContain('plain text');
  expect(all).toContain('<p>a simple page</p>');
  expect(all).toContain('Auto-Submitted: auto-generated');
});

it('an offer can be unsubscribed from in one press of the mail program, another message cannot', async () => {
  const { lines, provider } = await listen();
  await provider.send({ ...MESSAGE, unsubscribeUrl: 'https://site.example/web-api/x?t=1' });
  // Long headers are folded.
  const offer = lines.splice(0).join('\n').replaceAll('\n ', ' ');
  expect(offer).toContain('List-Unsubscribe: <https://site.example/web-api/x?t=1>');
  expect(offer).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await provider.send(MESSAGE);
  provider.close?.();
  expect(lines.join('\n')).not.toContain('List-Unsubscribe');
});

it('a typed mail address is treated as one address, whatever it contains', async () => {
  const { lines, provider } = await listen();
  const to = 'a@example.org, b@example.org';
  await provider.send({ ...MESSAGE, to }).catch(() => undefined);
  provider.close?.();
  expect(lines.filter((line) => line.startsWith('RCPT')).length).toBeLessThan(2);
  expect(lines.join('\n')).not.toContain('RCPT TO:<b@example.org>');
});

it('a refusal includes its number', async () => {
  const { provider } = await listen('550 no such mailbox');
  await expect(provider.send(MESSAGE)).rejects.toMatchObject({ responseCode: 550 });
  provider.close?.();
});
