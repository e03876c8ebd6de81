import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SLOTS } from '@touchline/domain/plugins';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';

/** Selectors and attributes with the name of a page slot; those of plugins have a dot. */
const NAMED = /data-slot=["']?([a-z-]+)(?=["'\]\s>])/g;

/** The files that name page slots, with the names. */
function namedSlots(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const root = projectRoot();
  const files = execFileSync(
    'git',
    [
      'grep',
      '-l',
      'data-slot=',
      '--',
      ...folders.flatMap((folder) => [`${folder}/*.css`, `${folder}/*.ts`, `${folder}/*.tsx`]),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return new Map(
    files
      .trim()
      .split('\n')
      .map((file) => [
        file,
        [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].map(([, name = '']) => name),
      ]),
  );
}

describe('page slots', () => {
  it('page slots that style sheets, documents and journeys name are in the table of page slots', () => {
    const known = new Set<string>(PAGE_SLOTS.map(({ name }) => name));
    const named = namedSlots(['e2e', 'plugins', 'root-config', 'shared', 'shell']);
    const unknown = [...named].flatMap(([file, names]) =>
      names.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('page slots each have their place in the frame, in the style sheets of the page', () => {
    const styled = new Set(
      [...namedSlots(['shared/ui/src'])]
        .filter(([file]) => file.endsWith('.css'))
        .flatMap(([, names]) => names),
    );
    const inFlow = PAGE_SLOTS.filter(({ place }) => place !== 'over').map(({ name }) => name);
    expect(inFlow.filter((name) => !styled.has(name))).toEqual([]);
  });
});
