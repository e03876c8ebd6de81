import type { BackendEnvironment } from './environment.ts';
import type { OperatorToken } from './operator-token.ts';

/** What a start prints for the person who started it. */
export interface Started {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  readonly consoleAddress?: string | undefined;
  readonly mode: BackendEnvironment['MODE'];
  readonly operatorToken: OperatorToken;
  readonly demoPlayer?: { readonly login: string; readonly password: string } | undefined;
  readonly databaseDirectory: string | undefined;
}

/** The token itself is for a developer at a terminal; logs get the path of the file that keeps it. */
function shownToken({ mode, operatorToken }: Started, isTerminal: boolean): string {
  if (mode === 'development' && isTerminal) {
    return operatorToken.token;
  }
  return operatorToken.file === undefined ? 'set by OPERATOR_TOKEN' : `in ${operatorToken.file}`;
}

/** The lines that end a start. @param options.isTerminal whether they go to a person, not to a log */
export function banner(
  started: Started,
  options: { readonly headline: string; readonly isTerminal: boolean },
): string {
  const { address, consoleAddress, mode, demoPlayer, databaseDirectory } = started;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['address', address],
    ['console', consoleAddress && `${consoleAddress}/operator`],
    ['demo player', demoPlayer?.login],
    ['password', demoPlayer?.password],
    ['operator token', shownToken(started, options.isTerminal)],
    ['database', databaseDirectory],
  ];
  return [
    '',
    options.headline,
    mode === 'development'
      ? 'Development mode, not for real players: test payments and messages, simulated matches.'
      : 'Production mode.',
    '',
    ...fields.flatMap(([name, value]) =>
      value === undefined ? [] : [`  ${`${name}:`.padEnd(15)} ${value}`],
    ),
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}
