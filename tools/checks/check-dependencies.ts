import { join } from 'node:path';
import swc, { type ParseOptions } from '@swc/core';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';
import { DEPENDENCY_RULES } from './dependency-rules.ts';

const ROOMS = ['shared', 'shell', 'root-config', 'importmap', 'backend', 'games', 'plugins'];

/**
 * The dependency cruiser's parser for TypeScript leaves JSX off, and its other one needs TypeScript
 * below 7: without this it would see nothing and pass. Restored by the function it answers.
 */
function teachJsx(): () => void {
  const { parseFileSync } = swc;
  swc.parseFileSync = ((file: string, options: ParseOptions) =>
    parseFileSync(file, {
      ...options,
      syntax: 'typescript',
      tsx: file.endsWith('x'),
    })) as typeof parseFileSync;
  return () => {
    swc.parseFileSync = parseFileSync;
  };
}

async function cruiseBelow(folder: string): Promise<ICruiseResult> {
  const { output } = await cruise(ROOMS, {
    baseDir: folder,
    parser: 'swc',
    exclude: { path: '(^|/)(node_modules|dist|[.]build)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['touchline-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    validate: true,
    ruleSet: { forbidden: [...DEPENDENCY_RULES] },
  });
  if (typeof output === 'string') {
    throw new Error(output);
  }
  return output;
}

const violationsOf = ({ summary }: ICruiseResult) => summary.violations;

/**
 * Every import goes the way the architecture says; first of all a small tree that breaks every rule
 * must be caught by every one of them.
 */
export async function checkDependencies(): Promise<CheckResult> {
  const root = projectRoot();
  const restore = teachJsx();
  const broken = await cruiseBelow(join(root, 'tools/checks/must-fail'));
  const caught = new Set(violationsOf(broken).map(({ rule }) => rule.name));
  const silent = DEPENDENCY_RULES.filter(({ name }) => !caught.has(name ?? ''));
  const tree = await cruiseBelow(root);
  restore();
  const problems = [
    ...silent.map(({ name }) => `The rule ${name} misses the case that must fail.`),
    ...violationsOf(tree).map(({ rule, from, to, cycle }) => {
      const path = cycle?.map(({ name }) => name).join(' → ') ?? to;
      return `${rule.name}: ${from} → ${path}`;
    }),
  ];
  const { totalCruised: files, totalDependenciesCruised: imports = 0 } = tree.summary;
  if (files < 100 || imports < files) {
    problems.push(
      `Only ${files} files with ${imports} imports were seen: the parser reads nothing.`,
    );
  }
  return { problems, detail: `${files} files, ${imports} imports` };
}
