import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Artefact } from '@touchline/contracts/releases';
import { describe, expect, it } from 'vitest';
import { BUDGETS, checkBudgets, findDevelopmentCode, findReactCopies } from './check-release.ts';

const file = (href: string, size: number) => ({ href, size });

describe('budgets', () => {
  it('the budgets count everything of the home page, and of a section what the shell does not have', () => {
    const lines = checkBudgets({
      shell: { name: 'shell', files: [file('/react.js', 100_000), file('/shell.js', 20_000)] },
      home: {
        name: 'home',
        files: [file('/ui.css', 10_000), file('/react.js', 100_000), file('/home.js', 40_000)],
      },
      sections: [
        {
          name: 'coupon',
          files: [file('/react.js', 100_000), file('/coupon.js', BUDGETS.section)],
        },
        {
          name: 'casino',
          files: [file('/shell.js', 20_000), file('/casino.js', BUDGETS.section + 1)],
        },
      ],
    });
    expect(lines).toEqual([
      { name: 'home', size: 150_000, budget: BUDGETS.home, files: 3, isWithin: false },
      {
        name: 'home (styles)',
        size: 10_000,
        budget: BUDGETS.homeStyles,
        files: 1,
        isWithin: false,
      },
      { name: 'coupon', size: BUDGETS.section, budget: BUDGETS.section, files: 1, isWithin: true },
      {
        name: 'casino',
        size: BUDGETS.section + 1,
        budget: BUDGETS.section,
        files: 1,
        isWithin: false,
      },
    ]);
  });
});

describe('code of the published artefacts', () => {
  it('the code of the published artefacts is searched for copies of React, and for development code', async () => {
    const assets = await mkdtemp(join(tmpdir(), 'touchline-copies-'));
    const artefacts: Artefact[] = [];
    for (const [id, code] of [
      ['react', '/* react-dom-client.production.js */'],
      ['sport', 'import "react"'],
      ['casino', '/* react-dom-client.production.js, bundled by mistake */'],
      ['lotto', '$RefreshReg$(_c, "Page")'],
    ] as const) {
      await mkdir(join(assets, id, '1'), { recursive: true });
      await writeFile(join(assets, id, '1', 'a.js'), code);
      artefacts.push({
        id,
        kind: 'plugin',
        version: '1',
        specifiers: [id],
        entry: 'a.js',
        stylesheets: [],
        dependencies: [],
        modules: {},
        headTexts: {},
        files: { 'a.js': { integrity: '', bytes: 1, size: 1 } },
      });
    }
    const index = { format: 1, criticalCss: '', artefacts } as const;
    expect(await findReactCopies(index, { assets })).toEqual(['react', 'casino']);
    expect(await findDevelopmentCode(index, { assets })).toEqual(['lotto']);
    await rm(assets, { recursive: true });
  });
});
