import { relative } from 'node:path';
import { isBuildError } from '../build-error.ts';
import { createPlugin } from './create-plugin.ts';

/**
 * `touchline-create-plugin <name>`: writes a plugin and prints the next steps.
 * @returns the exit code
 */
export async function runCreateCommand(command: {
  readonly folder: string;
  readonly args: readonly string[];
  readonly write: (text: string) => void;
  /** Installs the packages of a workspace; false when that did not work. */
  readonly install: (root: string) => boolean;
}): Promise<number> {
  const { folder, write } = command;
  const [id, ...options] = command.args;
  if (id === undefined) {
    write('Name the plugin: npm run create-plugin -- loyalty\n');
    return 2;
  }
  try {
    const made = await createPlugin({ folder, id });
    const place = relative(folder, made.folder);
    write(`${made.files.length} files in ${place}\n`);
    const isInstalled = options.includes('--no-install') || command.install(made.root);
    const enter = made.root === folder ? '' : `cd ${relative(folder, made.root)} && `;
    const steps = made.isRepository
      ? ['npm start', `npx vitest run plugins/${id}`, 'npm run check']
      : [`${enter}npm run build`, 'npm test', `npx touchline publish ${id}`];
    write(`next:\n${steps.map((step) => `  ${step}\n`).join('')}`);
    return isInstalled ? 0 : 1;
  } catch (error) {
    if (!isBuildError(error)) {
      throw error;
    }
    write(`${error.code}: ${error.message}\n`);
    return 1;
  }
}
