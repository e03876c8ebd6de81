import type { SessionAnswer } from '@touchline/contracts/identity';
import type { PluginContext } from '@touchline/plugin-api';
import { saveFile } from '@touchline/ui/save-file';

/** How login and password can be kept on the device. */
export const SAVED_AS = ['file', 'picture'] as const;

type Credentials = NonNullable<SessionAnswer['credentials']>;

const WIDTH = 640;
const HEIGHT = 240;
const MARGIN = 32;
const LINE = 56;

/** What is kept, a line each. */
export function credentialLines(
  { config, i18n }: Pick<PluginContext, 'config' | 'i18n'>,
  { login, password }: Credentials,
): readonly string[] {
  return [
    config.core.get().brand,
    `${i18n.t('login.name')}: ${login}`,
    `${i18n.t('password')}: ${password}`,
  ];
}

function drawn(lines: readonly string[], isRightToLeft: boolean): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = 'black';
    pen.font = '24px system-ui, sans-serif';
    pen.direction = isRightToLeft ? 'rtl' : 'ltr';
    const start = isRightToLeft ? WIDTH - MARGIN : MARGIN;
    for (const [index, line] of lines.entries()) {
      pen.fillText(line, start, MARGIN + LINE * (index + 1) - LINE / 2);
    }
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** Hands login and password to the browser to keep, as a text file or as a picture. */
export async function saveCredentials(
  context: PluginContext,
  {
    way,
    credentials,
  }: { readonly way: (typeof SAVED_AS)[number]; readonly credentials: Credentials },
): Promise<void> {
  const lines = credentialLines(context, credentials);
  const name = `${context.config.core.get().brand}-${credentials.login}`;
  if (way === 'file') {
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }), `${name}.txt`);
    return;
  }
  const picture = await drawn(lines, document.documentElement.dir === 'rtl');
  if (picture === null) {
    context.log.warn('the credentials could not be drawn');
    return;
  }
  saveFile(picture, `${name}.png`);
}

/** Copies login and password. */
export async function copyCredentials(
  context: PluginContext,
  credentials: Credentials,
): Promise<void> {
  const { i18n, log, notify } = context;
  try {
    await navigator.clipboard.writeText(credentialLines(context, credentials).join('\n'));
    notify.show({ kind: 'success', id: 'credentials', message: i18n.t('oneClick.copied') });
  } catch (error) {
    log.warn('the credentials could not be copied', error);
  }
}
