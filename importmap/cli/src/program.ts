import { Command, InvalidArgumentError, Option } from 'commander';
import { promote, rollBack, rollOut, switchPlugin } from './changes.ts';
import { createEnvironment, listEnvironments, takeOver } from './environments.ts';
import { lifetimeOf } from './lifetime.ts';
import { endOverride, listOverrides, makeOverride } from './overrides.ts';
import { publish } from './publish.ts';
import { diff, history, status } from './reading.ts';
import { type CommonOptions, openSession, type Session, type Surroundings } from './session.ts';

const DEFAULT_URL = 'http://localhost:8080';

/** Reads a whole number of an argument. */
function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

const revision = whole(0, Number.MAX_SAFE_INTEGER);

function withCommonOptions(command: Command, { variables }: Surroundings): Command {
  const url = variables['TOUCHLINE_URL'] ?? DEFAULT_URL;
  const token = variables['TOUCHLINE_TOKEN'];
  return command
    .addOption(new Option('--url <address>', 'the site; TOUCHLINE_URL').default(url, url))
    .addOption(
      new Option('--token <secret>', "a team's token or the operator's; TOUCHLINE_TOKEN").default(
        token,
        token === undefined ? 'none' : 'as set',
      ),
    )
    .option('--env <name>', 'the environment; the site has a default one')
    .option('--json', 'print the answer as data');
}

function withChangeOptions(command: Command): Command {
  return command
    .option('--reason <text>', 'what the history says; the command itself unless set')
    .option('--if-match <revision>', 'refuse when another change came first', revision)
    .option('--wait [seconds]', 'end when everybody has it, 120 s unless set', whole(1, 3600));
}

type Action = (session: Session) => Promise<void>;

/** How a command joins the program, and how it is run. */
interface Adding {
  readonly add: (usage: string, description: string, changes?: boolean) => Command;
  readonly run: (command: Command, action: Action) => Promise<void>;
}

function lifetime(text: string): number {
  const seconds = lifetimeOf(text);
  if (seconds === undefined) {
    throw new InvalidArgumentError('It must be minutes, hours or days up to a week: 90m, 2h, 7d.');
  }
  return seconds;
}

function addChanges({ add, run }: Adding): void {
  add('publish [plugin]', 'upload the newest build of a plugin, or of the one in this folder', true)
    .option('--from <folder>', 'a folder with a build and its release.json')
    .action((plugin: string | undefined, { from }: { from?: string }, command: Command) =>
      run(command, (session) => publish(session, { plugin, from })),
    );
  for (const [name, enabled] of [
    ['enable', true],
    ['disable', false],
  ] as const) {
    add(`${name} <plugin>`, `turn a plugin ${enabled ? 'on' : 'off'}`, true).action(
      (plugin: string, _options: object, command: Command) =>
        run(command, (session) => switchPlugin(session, { plugin, enabled })),
    );
  }
  add('rollout <plugin> [version]', 'give a version to a share of the visitors', true)
    .requiredOption('--share <percent>', 'whole per cent of the visitors', whole(1, 100))
    .action(
      (
        plugin: string,
        version: string | undefined,
        { share }: { share: number },
        command: Command,
      ) => run(command, (session) => rollOut(session, { plugin, version, share })),
    );
  add('promote <plugin> [version]', 'give everybody what is being rolled out', true).action(
    (plugin: string, version: string | undefined, _options: object, command: Command) =>
      run(command, (session) => promote(session, { plugin, version })),
  );
  add('rollback [plugin]', 'undo the last decision, about a plugin or about all', true)
    .option('--to <revision>', 'back to what this revision decided', revision)
    .action((plugin: string | undefined, { to }: { to?: number }, command: Command) =>
      run(command, (session) => rollBack(session, { plugin, revision: to })),
    );
}

function addReading({ add, run }: Adding): void {
  add('status [plugin]', 'what is on, in which versions, for whom').action(
    (plugin: string | undefined, _options: object, command: Command) =>
      run(command, (session) => status(session, plugin)),
  );
  add('history', 'who changed what and why, newest first')
    .option('--plugin <id>', 'only what was decided about it')
    .option('--actor <name>', 'only what they decided')
    .option('--limit <count>', 'how many', whole(1, 200))
    .action((search: { plugin?: string; actor?: string; limit?: number }, command: Command) =>
      run(command, (session) => history(session, search)),
    );
  add('diff', 'what differs between two revisions, or between one and now')
    .argument('<from>', 'a revision; 0 is before any decision', revision)
    .argument('[to]', 'a later one', revision)
    .action((from: number, to: number | undefined, _options: object, command: Command) =>
      run(command, (session) => diff(session, { from, to })),
    );
}

function addOverrides({ add, run }: Adding): void {
  add('override [plugin] [version]', 'a link that gives one browser another version of a plugin')
    .option('--expires <time>', 'how long it holds: 90m, 2h, 7d; an hour unless set', lifetime)
    .option('--inspect', 'the browser may open the inspector, with a plugin or without')
    .option('--qr', 'draw the link for the camera of a phone')
    .option('--reason <text>', 'what the audit log says; the command itself unless set')
    .action(
      (
        plugin: string | undefined,
        version: string | undefined,
        options: { expires?: number; inspect?: true; qr?: true },
        command: Command,
      ) => {
        const { expires = 3600, inspect = false, qr = false } = options;
        return run(command, (session) =>
          makeOverride(session, { plugin, version, inspect, qr, lifetime: expires }),
        );
      },
    );
  add('overrides', 'the links that were made, and by whom').action(
    (_options: object, command: Command) => run(command, listOverrides),
  );
  add('end-override <link>', 'end a link before its time, by its name').action(
    (link: string, _options: object, command: Command) =>
      run(command, (session) => endOverride(session, link)),
  );
}

function addEnvironments({ add, run }: Adding): void {
  add('environments', "the environments there are, the site's own first").action(
    (_options: object, command: Command) => run(command, listEnvironments),
  );
  add('create-environment <name>', 'make an environment')
    .option('--like <environment>', 'begin with what this one decided')
    .option('--reason <text>', 'what the history says; the command itself unless set')
    .action((name: string, { like }: { like?: string }, command: Command) =>
      run(command, (session) => createEnvironment(session, { name, like })),
    );
  add('take-over <environment> [plugin]', 'decide as another environment did', true).action(
    (from: string, plugin: string | undefined, _options: object, command: Command) =>
      run(command, (session) => takeOver(session, { from, plugin })),
  );
}

/**
 * The commands of `touchline`.
 * @param program.isDryRun nothing is changed, whatever the command
 */
export function createProgram(
  surroundings: Surroundings,
  { isDryRun }: { readonly isDryRun: boolean },
): Command {
  const { write, complain } = surroundings;
  const program = new Command('touchline')
    .description('Publishes plugins and decides which version of which plugin is live.')
    .configureOutput({ writeOut: write, writeErr: complain })
    .enablePositionalOptions()
    .exitOverride();

  function add(usage: string, description: string, changes = false): Command {
    const command = withCommonOptions(
      program.command(usage).description(description),
      surroundings,
    );
    return changes ? withChangeOptions(command) : command;
  }
  const run = (command: Command, action: Action) =>
    action(openSession(surroundings, { options: command.opts<CommonOptions>(), isDryRun }));

  addChanges({ add, run });
  addReading({ add, run });
  addOverrides({ add, run });
  addEnvironments({ add, run });
  program
    .command('dry-run <command...>')
    .description('say what another command would do and what speaks against it')
    .passThroughOptions()
    .allowUnknownOption()
    .action(async (words: readonly string[]) => {
      await createProgram(surroundings, { isDryRun: true }).parseAsync(words, { from: 'user' });
    });
  return program;
}
