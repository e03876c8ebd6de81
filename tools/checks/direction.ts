import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, list, parse } from 'postcss';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';
import { viewFiles } from './view-files.ts';

const SIDE = /(^|-)(left|right)(-|$)/;
/** Properties whose values name a side; origins and positions have no logical form. */
const SIDE_VALUES = /^(float|clear|text-align|text-align-last)$/;
/** Shorthands of four sides, from the top clockwise. */
const SIDES = /^(margin|padding|inset|scroll-margin|scroll-padding)$/;

/** A shorthand's four values: those left out repeat their opposites. */
function four(value: string): readonly (string | undefined)[] {
  const [first, second = first, third = first, fourth = second] = list.space(value);
  return [first, second, third, fourth];
}

function isPhysical({ prop, value }: Declaration): boolean {
  if (prop.startsWith('--')) {
    return false;
  }
  if (SIDES.test(prop)) {
    const [, right, , left] = four(value);
    return right !== left;
  }
  if (prop === 'border-radius') {
    return value.split('/').some((part) => {
      const [topLeft, topRight, bottomRight, bottomLeft] = four(part);
      return topLeft !== topRight || bottomLeft !== bottomRight;
    });
  }
  return SIDE.test(prop) || (SIDE_VALUES.test(prop) && /\b(left|right)\b/.test(value));
}

/** What of a stylesheet says left or right where it must say start or end. */
export function directionProblems({
  file,
  source,
}: {
  readonly file: string;
  readonly source: string;
}): string[] {
  const problems: string[] = [];
  parse(source, { from: file }).walkDecls((declaration) => {
    if (isPhysical(declaration)) {
      const { prop, value, source: place } = declaration;
      problems.push(
        `${file}:${place?.start?.line ?? 0}: "${prop}: ${value}" does not turn with the language; use its logical form (inset-inline-start, margin-inline-end, text-align: start, border-start-start-radius …)`,
      );
    }
  });
  return problems;
}

/** Every stylesheet of the page lays out from start to end, so that right-to-left needs no other. */
export function checkDirection(): CheckResult {
  const root = projectRoot();
  const files = viewFiles(root, ['.css']);
  const problems = files.flatMap((file) =>
    directionProblems({ file, source: readFileSync(join(root, file), 'utf8') }),
  );
  return { problems, detail: `${files.length} stylesheets` };
}
