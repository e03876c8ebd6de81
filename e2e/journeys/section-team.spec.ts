import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Artefact, ImportMap, OpenPagesAnswer } from '@touchline/contracts/releases';
import { type BrowserContext, expect, test } from '@playwright/test';
import { readGuideBlocks } from '../../tools/checks/guide-commands.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { createTeamWorkspace, type TeamWorkspace } from './section-team-workspace.ts';
import { touchlineAt } from './touchline-command.ts';
import { newVisitors, type Visitor, VISITOR_COOKIE } from './visitors.ts';

const ID = 'loyalty';
/** The commands of the guide that ship a section. */
const SHIP_IT = 'npx touchline publish loyalty';

// One server and one workspace for both; packing and building take their time on a busy machine.
test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let team: TeamWorkspace;
let data: string;

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'touchline-'));
  // The database runs under another user when we are root, and must be able to pass.
  await chmod(data, 0o755);
  [server, team] = await Promise.all([
    startQuietServer({ dataDirectory: data }),
    createTeamWorkspace(ID),
  ]);
});
test.afterAll(async () => {
  await server.stop();
  await Promise.all(
    [data, team.folder].map((folder) => rm(folder, { recursive: true, force: true })),
  );
});

/** Enough of them for a share of 5 % to be some. */
const PEOPLE = 200;

/** Which of these people get the section. */
async function haveIt(people: readonly Visitor[]): Promise<readonly Visitor[]> {
  const maps = await Promise.all(
    people.map(async ({ cookie }) => {
      const answer = await fetch(`${server.address}/import-map-service/import-map.json`, {
        headers: { cookie: `${VISITOR_COOKIE}=${cookie}` },
      });
      return ImportMap.parse(await answer.json());
    }),
  );
  return people.filter((_, position) => `@touchline/${ID}` in (maps[position]?.imports ?? {}));
}

/** The section's versions on open pages. */
async function openVersions(): Promise<readonly string[]> {
  const answer = await fetch(`${server.address}/import-map-service/open-pages`, {
    headers: { authorization: `Bearer ${server.operatorToken}` },
  });
  return OpenPagesAnswer.parse(await answer.json())
    .versions.filter(({ plugin }) => plugin === ID)
    .map(({ version }) => version);
}

async function be(context: BrowserContext, visitor: Visitor | undefined): Promise<void> {
  const value = visitor?.cookie ?? '';
  await context.addCookies([{ name: VISITOR_COOKIE, value, url: server.address }]);
}

test('a section outside the repository is rolled out from nothing to 5 %, to all visitors and back', async ({
  browser,
}, info) => {
  let transcript = '';
  const touchline = touchlineAt({
    address: server.address,
    token: server.operatorToken,
    folder: team.root,
    script: team.script,
    record: (text) => {
      transcript += text;
    },
  });
  const people = await newVisitors(server.address, { count: PEOPLE });
  const version = await team.build();
  expect((await touchline('publish', ID, '--wait')).exitCode).toBe(0);
  expect(await haveIt(people)).toEqual([]);

  expect((await touchline('rollout', ID, '--share', '5', '--wait')).exitCode).toBe(0);
  const some = await haveIt(people);
  expect(some.length).toBeGreaterThan(0);
  expect(some.length / PEOPLE).toBeLessThan(0.15);
  const context = await browser.newContext({ baseURL: server.address });
  await be(context, some[0]);
  const page = await context.newPage();
  await page.goto(`/en/${ID}`);
  await page.getByRole('button', { name: 'Read the rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();

  expect((await touchline('promote', ID, version, '--wait')).exitCode).toBe(0);
  expect(await haveIt(people)).toEqual(people);
  expect((await touchline('rollback', ID, '--reason', 'not yet', '--wait')).exitCode).toBe(0);
  expect(await haveIt(people)).toEqual(some);
  expect((await touchline('history', '--plugin', ID)).output).toContain('not yet');
  await context.close();
  await info.attach('commands', { body: transcript, contentType: 'text/plain' });
});

test('a file that was tampered with never runs: not the entry, not a chunk, not a style', async ({
  browser,
}) => {
  const touchline = touchlineAt({
    address: server.address,
    token: server.operatorToken,
    folder: team.root,
    script: team.script,
  });
  const built = join(team.root, '.build/assets', ID, await team.build());
  const described = Artefact.parse(JSON.parse(await readFile(join(built, 'release.json'), 'utf8')));
  const fileWith = async (text: string, ending: string) => {
    const names = Object.keys(described.files).filter(
      (name) => name.endsWith(ending) && name !== described.entry,
    );
    const texts = await Promise.all(names.map((name) => readFile(join(built, name), 'utf8')));
    return names[texts.findIndex((content) => content.includes(text))] ?? '';
  };
  const victims = {
    entry: described.entry,
    chunk: await fileWith('rules.open', '.js'),
    style: await fileWith('justify-items', '.css'),
  };

  for (const [part, file] of Object.entries(victims)) {
    const version = `1.0.0-${part}`;
    const copy = join(team.folder, version);
    await cp(built, copy, { recursive: true });
    const manifest = described.manifest && { ...described.manifest, version };
    await writeFile(
      join(copy, 'release.json'),
      JSON.stringify({ ...described, version, manifest }),
    );
    expect((await touchline('publish', '--from', copy)).exitCode).toBe(0);
    expect((await touchline('promote', ID, version)).exitCode).toBe(0);
    // Live, and only now the disk is tampered with it is served from.
    const path = join(data, 'data/published/assets', ID, version, file);
    const evil = file.endsWith('.css')
      ? 'body{--tampered:1}'
      : ';document.documentElement.dataset.tampered="1";';
    await writeFile(path, `${await readFile(path, 'utf8')}${evil}`);
    await Promise.all([`${path}.br`, `${path}.gz`].map((name) => rm(name)));

    const context = await browser.newContext({ baseURL: server.address });
    const page = await context.newPage();
    const served = page.waitForResponse((answer) => answer.url().includes(`${version}/${file}`));
    await page.goto(`/en/${ID}`);
    expect(await (await fetch((await served).url())).text(), part).toContain(evil);
    // The section fails in its own place; the page around it remains.
    await expect(page.locator(`[data-plugin="${ID}"][data-state="error"]`).first()).toBeVisible({
      timeout: 30_000,
    });
    const isTampered = await page.evaluate(
      () =>
        document.documentElement.dataset['tampered'] !== undefined ||
        getComputedStyle(document.body).getPropertyValue('--tampered') !== '',
    );
    expect(isTampered, part).toBe(false);
    await expect(page.getByRole('banner').first()).toBeVisible();
    // Left as people leave: a page that vanishes without a word counts as open for a while.
    await page.goto('about:blank');
    await expect.poll(openVersions).not.toContain(version);
    await context.close();
  }
});

test('the commands in the guide for section teams ship a section as written', async () => {
  // Eight programs one after the other, each started by npm.
  const block = readGuideBlocks().find(({ text }) => text.includes(SHIP_IT));
  const script = (block?.text ?? '')
    .replace('https://site.example', server.address)
    .replace('tlm_…', server.operatorToken)
    // A number that only a site with a history has.
    .replace('diff 12', 'diff 1');
  const { stdout } = await promisify(execFile)(
    'bash',
    ['--norc', '-euo', 'pipefail', '-c', script],
    {
      cwd: team.root,
      env: { ...process.env, npm_config_update_notifier: 'false' },
    },
  );
  for (const said of [/^loyalty .*%/m, /rollout/i, /loyalty/]) {
    expect(stdout).toMatch(said);
  }
  const { state } = await (
    await fetch(`${server.address}/import-map-service/state`, {
      headers: { authorization: `Bearer ${server.operatorToken}` },
    })
  ).json();
  // Rolled back from everybody to the five in a hundred of the step before.
  expect(state.plugins.loyalty.versions.map(({ weight }: { weight: number }) => weight)).toContain(
    5,
  );
});
