import { join } from 'node:path';
import { secretFile } from './secret-file.ts';

const FILE = 'operator-token';
const BYTES = 24;

/** The operator's token, and the file that keeps it; no file for a configured one. */
export interface OperatorToken {
  readonly token: string;
  readonly file: string | undefined;
}

/** The operator's token: as configured, else the one kept in the data folder, made at first start. */
export async function operatorToken(options: {
  readonly configured: string | undefined;
  readonly dataDirectory: string;
}): Promise<OperatorToken> {
  if (options.configured !== undefined) {
    return { token: options.configured, file: undefined };
  }
  const file = join(options.dataDirectory, FILE);
  return { token: await secretFile(file, { bytes: BYTES }), file };
}
