import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';

const FENCE = /^```(?:sh|bash)\n([\s\S]*?)^```/gm;

/** Commands that are together in a guide. */
export interface GuideBlock {
  /** Path from the root of the project. */
  readonly guide: string;
  /** As written, to be run by a shell. */
  readonly text: string;
  readonly commands: readonly string[];
}

interface Proof {
  readonly command: RegExp;
  /** The file that runs it, and the words by which it does. */
  readonly by: string;
  readonly says: string;
}

const SECTION_TEAM = 'e2e/journeys/section-team.spec.ts';
const OVERRIDES = 'e2e/journeys/overrides.spec.ts';
const GUIDES = 'e2e/journeys/guides.spec.ts';

/** The guide whose commands are run as they are written, one after the other, on a separate server. */
export const EXECUTED_GUIDE = 'docs/guides/operators.md';

/** Which test runs which command of the guides, or the same with other names; each must be run. */
const PROOFS: readonly Proof[] = [
  {
    command:
      /^(?:curl|export (?:TOKEN|MAP|JSON)=|npx touchline (?:create-environment|environments|take-over|override sport|override --inspect|overrides|rollout sport)\b)/,
    by: GUIDES,
    says: 'EXECUTED_GUIDE',
  },
  // The block that ships a section is run as written.
  {
    command:
      /^(?:npx touchline (?:publish|rollout loyalty|promote|rollback|history|status|diff|dry-run) |export TOUCHLINE_URL=|npm run build -w )/,
    by: SECTION_TEAM,
    says: "SHIP_IT = 'npx touchline publish loyalty'",
  },
  {
    command: /^npx touchline override loyalty /,
    by: OVERRIDES,
    says: "command('override', 'lotto'",
  },
  { command: /^npx touchline end-override /, by: OVERRIDES, says: "command('end-override', id)" },
  {
    command: /^npm run dev .* --over /,
    by: 'e2e/journeys/developers.spec.ts',
    says: "['--over', site.address]",
  },
  {
    command: /^npm run create-plugin /,
    by: 'e2e/journeys/section-team-workspace.ts',
    says: "'create-plugin.mjs'",
  },
  {
    command: /^npm run dev /,
    by: 'e2e/journeys/developers.spec.ts',
    says: 'workspace.develop([], /Watching lotto/)',
  },
  {
    command: /^(?:npx vitest run |npm run events-snapshot )/,
    by: GUIDES,
    says: '/^(?:npx vitest|npm run events-snapshot)/',
  },
  { command: /^npm run check$/, by: 'tools/commands/run-all.ts', says: 'await check(write)' },
  {
    command: /^npm ci && npm start$/,
    by: 'tools/server/start-server.ts',
    says: "'backend/bin/start.mjs'",
  },
  { command: /^npm run import-map$/, by: GUIDES, says: 'onlyImportMap: true' },
  { command: /^npm ci && npm test$/, by: 'tools/bin/test.mjs', says: 'runAll' },
  { command: /^DATABASE_URL=\S+ npm start$/, by: GUIDES, says: 'DATABASE_URL: ' },
];

/** Puts lines together that a backslash or an open quote joins, and strips comments. */
function commandsOf(text: string): readonly string[] {
  const commands: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    open = open === '' ? line : `${open}\n${line}`;
    const quotes = open.match(/'/g)?.length ?? 0;
    if (quotes % 2 === 0 && !open.endsWith('\\')) {
      const command = open.replace(/\s+#[^'"]*$/, '').trim();
      if (command !== '' && !command.startsWith('#')) {
        commands.push(command);
      }
      open = '';
    }
  }
  return commands;
}

/** The blocks of commands in a text. */
export function guideBlocks(guide: string, markdown: string): readonly GuideBlock[] {
  return [...markdown.matchAll(FENCE)].map(([, text = '']) => ({
    guide,
    text,
    commands: commandsOf(text),
  }));
}

/** Every block of commands in the guides and the README. */
export function readGuideBlocks(): readonly GuideBlock[] {
  const root = projectRoot();
  const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`);
  return ['README.md', ...guides].flatMap((guide) =>
    guideBlocks(guide, readFileSync(join(root, guide), 'utf8')),
  );
}

/** Commands of the guides that no test runs, and outdated proofs. */
export function commandProblems(
  blocks: readonly GuideBlock[],
  { proofs, read }: { readonly proofs: readonly Proof[]; readonly read: (file: string) => string },
): readonly string[] {
  const commands = blocks.flatMap(({ guide, commands: own }) =>
    own.map((command) => ({ guide, command })),
  );
  return [
    ...commands
      .filter(({ command }) => !proofs.some((proof) => proof.command.test(command)))
      .map(({ guide, command }) => `${guide}: nothing runs "${command}"`),
    ...proofs
      .filter((proof) => !commands.some(({ command }) => proof.command.test(command)))
      .map((proof) => `no guide has a command like ${String(proof.command)} any more`),
    ...proofs
      .filter(({ by, says }) => !read(by).includes(says))
      .map(
        ({ by, says, command }) => `${by} says no more "${says}", which runs ${String(command)}`,
      ),
  ];
}

/** The scripts that the guides' `npm run` names, and the packages, are there. */
function scriptProblems(blocks: readonly GuideBlock[]): readonly string[] {
  const root = projectRoot();
  return blocks.flatMap(({ guide, commands }) =>
    commands.flatMap((command) => {
      const [, script, workspace] = /^npm run ([\w-]+)(?: -w ([\w/-]+))?/.exec(command) ?? [];
      // A plugin that the guide begins with is not there.
      if (script === undefined || workspace === 'plugins/loyalty') {
        return [];
      }
      const file = join(root, workspace ?? '', 'package.json');
      const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
        scripts?: Record<string, string>;
      };
      return script in scripts ? [] : [`${guide}: "${command}" names no script of ${file}`];
    }),
  );
}

/** Every command that a guide shows is run by a test. */
export function checkGuideCommands(): CheckResult {
  const blocks = readGuideBlocks();
  const read = (file: string) => readFileSync(join(projectRoot(), file), 'utf8');
  const count = blocks.reduce((sum, { commands }) => sum + commands.length, 0);
  return {
    problems: [...commandProblems(blocks, { proofs: PROOFS, read }), ...scriptProblems(blocks)],
    detail: `${count} commands`,
  };
}
