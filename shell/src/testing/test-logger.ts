import type { Logger } from '@touchline/plugin-api';

/** A logger that records its calls, for tests. */
export function createTestLogger(): Logger & {
  readonly records: { readonly level: keyof Logger; readonly message: string }[];
} {
  const records: { level: keyof Logger; message: string }[] = [];
  const at = (level: keyof Logger) => (message: string) => void records.push({ level, message });
  return {
    records,
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  };
}
