import { mkdtemp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { LANGUAGES } from '@touchline/domain/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../build-workspace.ts';
import { BUILD_PACKAGE, findRoot } from '../workspace.ts';
import { createPlugin } from './create-plugin.ts';
import { pluginNames } from './plugin-names.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-create-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A repository like the site's own. */
async function beRepository(workspaces: readonly string[]): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ workspaces }));
  await symlink(join(findRoot(BUILD_PACKAGE), 'node_modules'), join(folder, 'node_modules'));
}

const named = (files: readonly string[]) => files.map((file) => relative(folder, file)).toSorted();

describe('a new plugin', () => {
  it('a new plugin is a folder in the repository, and builds with nothing else edited', async () => {
    await beRepository(['shared/*', 'plugins/*']);
    const made = await createPlugin({ folder, id: 'loyalty-club' });
    expect(named(made.files)).toContain('plugins/loyalty-club/journeys/loyalty-club.spec.ts');
    expect(named(made.files)).toContain('plugins/loyalty-club/src/plugin.test.ts');
    const [built] = await buildWorkspace({
      root: folder,
      only: 'loyalty-club',
      mode: 'development',
    });
    expect(built?.manifest).toMatchObject({
      id: 'loyalty-club',
      routes: [{ name: 'loyaltyClub', path: '/loyalty-club' }],
      slots: [{ slot: 'footer' }],
      modals: [{ name: 'loyalty-club-rules' }],
    });
    expect(Object.keys(built?.headTexts ?? {}).toSorted()).toEqual([...LANGUAGES].toSorted());
    expect(built?.headTexts['en']).toEqual({ 'title.loyaltyClub': 'Loyalty club' });
    expect(built?.dependencies).not.toContain('@touchline/ui/forms');
  }, 60_000);

  it('a new plugin leaves nothing of its template unfilled', async () => {
    const { files } = await createPlugin({ folder, id: 'loyalty' });
    for (const file of files) {
      expect(await readFile(file, 'utf8'), file).not.toMatch(/__[A-Z_]+__|"\*"/);
    }
  });

  it('a new plugin elsewhere gets its own workspace, which the next one joins', async () => {
    const first = await createPlugin({ folder, id: 'loyalty' });
    expect(named(first.files)).toEqual(
      expect.arrayContaining(['loyalty/package.json', 'loyalty/plugins/loyalty/src/plugin.ts']),
    );
    expect(first.isRepository).toBe(false);
    const second = await createPlugin({ folder: join(first.root, 'plugins'), id: 'bingo' });
    expect(second.root).toBe(first.root);
    expect(named(second.files).filter((file) => !file.includes('/bingo/'))).toEqual([]);
  });

  it('a new plugin never replaces another', async () => {
    await beRepository(['shared/*', 'plugins/*']);
    await mkdir(join(folder, 'plugins/sport'), { recursive: true });
    await expect(createPlugin({ folder, id: 'sport' })).rejects.toMatchObject({
      code: 'plugin_exists',
    });
  });

  it.each(['Loyalty', 'loyalty_club', '-x', 'a--b', '7', '../x', '', 'a'.repeat(65)])(
    'a new plugin is not called "%s"',
    (id) => {
      expect(() => pluginNames(id)).toThrow(
        expect.objectContaining({ code: 'plugin_name_invalid' }),
      );
    },
  );
});
