import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';

/** Header and body fields that must never be written to a log. */
const SECRETS = ['*.authorization', '*.cookie', '*.password', '*.token', 'headers["set-cookie"]'];

/** The process's logger: JSON lines, or readable ones when a person looks on. */
export function createLogger(options: {
  readonly level: string;
  readonly readable: boolean;
}): Logger {
  const settings = {
    level: options.level,
    base: null,
    redact: { paths: SECRETS, censor: '[hidden]' },
  };
  return options.readable
    ? pino(settings, pretty({ sync: true, translateTime: 'SYS:HH:MM:ss.l' }))
    : pino(settings);
}
