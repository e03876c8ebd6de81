import { type Logger, pino, stdSerializers } from 'pino';
import pretty from 'pino-pretty';

/** Header and body fields that must never be written to a log. */
const SECRETS = ['*.authorization', '*.cookie', '*.password', '*.token', 'headers["set-cookie"]'];

/** An error without what libraries hang on it: the database driver adds its whole connection. */
function serializeError(error: Error): object {
  const { type, message, stack, code, cause } = stdSerializers.err(error) as unknown as Record<
    string,
    unknown
  >;
  return { type, message, code, stack, cause };
}

/** The process's logger: JSON lines, or readable ones when a person looks on. */
export function createLogger(options: {
  readonly level: string;
  readonly readable: boolean;
}): Logger {
  const settings = {
    level: options.level,
    base: null,
    serializers: { err: serializeError },
    redact: { paths: SECRETS, censor: '[hidden]' },
  };
  return options.readable
    ? pino(settings, pretty({ sync: true, translateTime: 'SYS:HH:MM:ss.l' }))
    : pino(settings);
}
