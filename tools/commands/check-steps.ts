import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkBundles } from '../checks/bundles.ts';
import { checkDependencies } from '../checks/check-dependencies.ts';
import type { CheckResult } from '../checks/check-result.ts';
import { checkStyleClasses } from '../checks/style-classes.ts';
import { checkErrorPages } from '../checks/error-pages.ts';
import { checkEventCatalogue } from '../checks/event-catalogue.ts';
import { checkGuideCommands } from '../checks/guide-commands.ts';
import { checkManifests } from '../checks/manifests.ts';
import { checkMigrations } from '../checks/migrations.ts';
import { checkPluginNames } from '../checks/plugin-names.ts';
import { checkTranslations } from '../checks/translations.ts';
import { checkWords } from '../checks/words.ts';
import { projectRoot } from '../project-root.ts';
import { runTool, toolScript } from './run-tool.ts';

export interface CheckStep {
  readonly name: string;
  readonly run: () => Promise<CheckResult>;
}

async function toolStep(
  packageName: string,
  command: string,
  args: string[],
): Promise<CheckResult> {
  const { code, output } = await runTool({ script: toolScript(packageName, command), args });
  return { problems: code === 0 ? [] : [output.trim() || `${command} ended with ${code}`] };
}

async function types(): Promise<CheckResult> {
  // A folder is enough to be a plugin.
  const plugins = readdirSync(join(projectRoot(), 'plugins')).map((id) => `plugins/${id}`);
  const built = await toolStep('typescript', 'tsc', ['-b', '.', 'tools', ...plugins]);
  const tests = await toolStep('typescript', 'tsc', ['-p', 'tsconfig.tests.json']);
  return { problems: [...built.problems, ...tests.problems] };
}

/** What plugin authors rely on is written down; a change of it is a change of that report. */
async function apiReport(): Promise<CheckResult> {
  const { problems } = await toolStep('@microsoft/api-extractor', 'api-extractor', [
    'run',
    '-c',
    'shared/plugin-api/api-extractor.json',
  ]);
  return problems.length === 0
    ? { problems }
    : {
        problems: [
          'the plugin API differs from shared/plugin-api/plugin-api.api.md: run "npm run api-report -w shared/plugin-api" and say in its CHANGELOG.md what changed',
          ...problems,
        ],
      };
}

/** Stylesheets of the pages that players and operators see. */
const STYLESHEETS = '{importmap,plugins,root-config,shared,shell}/**/*.css';

/** Everything `npm run check` checks, in the order of its report. */
export const CHECK_STEPS: readonly CheckStep[] = [
  { name: 'types', run: types },
  { name: 'plugin API report', run: apiReport },
  { name: 'lint', run: () => toolStep('oxlint', 'oxlint', ['--deny-warnings']) },
  { name: 'stylesheets', run: () => toolStep('stylelint', 'stylelint', [STYLESHEETS]) },
  { name: 'format', run: () => toolStep('@biomejs/biome', 'biome', ['check', '.']) },
  { name: 'dependency rules', run: checkDependencies },
  { name: 'unused code', run: () => toolStep('knip', 'knip', ['--no-progress']) },
  { name: 'words', run: async () => checkWords() },
  { name: 'translations', run: async () => checkTranslations() },
  { name: 'style classes', run: async () => checkStyleClasses() },
  { name: 'error pages', run: async () => checkErrorPages() },
  { name: 'event catalogue', run: async () => checkEventCatalogue() },
  { name: 'migrations', run: async () => checkMigrations() },
  { name: 'guides', run: async () => checkGuideCommands() },
  { name: 'manifests', run: checkManifests },
  { name: 'plugin names', run: async () => checkPluginNames() },
  { name: 'bundles', run: checkBundles },
];
