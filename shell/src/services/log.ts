import type { Logger } from '@touchline/plugin-api';

export interface LogRecord {
  readonly level: keyof Logger;
  readonly source: string;
  readonly message: string;
  readonly details: unknown;
}

/** A logger of one plugin (or of the shell) that writes its name on every record. */
export function createLogger(source: string, write: (record: LogRecord) => void): Logger {
  const at = (level: keyof Logger) => (message: string, details?: unknown) =>
    write({ level, source, message, details });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Writes to the browser's console; debug records only where requested. */
export function writeToConsole({
  debug,
}: {
  readonly debug: boolean;
}): (record: LogRecord) => void {
  return ({ level, source, message, details }) => {
    if (level === 'debug' && !debug) {
      return;
    }
    const text = `[${source}] ${message}`;
    // oxlint-disable-next-line no-console -- this is the one place that may
    const print = console[level];
    if (details === undefined) {
      print(text);
    } else {
      print(text, details);
    }
  };
}
