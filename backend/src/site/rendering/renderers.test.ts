import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Composition, ImportMap } from '@touchline/contracts/releases';
import type { PageToRender } from '@touchline/contracts/site';
import { systemJs } from '@touchline/root-config/server';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRendererProcess } from './renderer-process.ts';
import { createRenderers, type Renderers } from './renderers.ts';

const folder = mkdtempSync(join(tmpdir(), 'renderers-'));
const entry = pathToFileURL(join(folder, 'code', 'renderer.js'));
const artefacts = join(folder, 'artefacts');
const PAGE = {} as PageToRender;

let running: Renderers | undefined;

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./renderer.ts', import.meta.url))],
    outfile: fileURLToPath(entry),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['touchline-source'],
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
});
afterEach(() => running?.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Publishes files, and composes a release of them. */
function compose(release: string, files: Readonly<Record<string, string>>): Composition {
  const map: ImportMap = { imports: {}, integrity: {}, depcache: {}, stylesheets: {} };
  for (const [specifier, code] of Object.entries({ react: '', ...files })) {
    const path = `/assets/${specifier.replaceAll(/\W/g, '-')}/${release}/entry.js`;
    mkdirSync(dirname(join(artefacts, path)), { recursive: true });
    writeFileSync(join(artefacts, path), code);
    map.imports[specifier] = path;
    map.integrity[path] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  }
  return { release, importMap: map, criticalCss: '', artefacts: [] };
}

/** A shell whose page is what `render` makes of it; `react` and what the server gives are in reach. */
const shell = (render: string) => ({
  '@touchline/shell': `System.register(['react'], (give) => {
    let react;
    return {
      setters: [(module) => { react = module; }],
      execute: () => {
        give('renderPage', async (page, { toHtml, inTime, onOmitted }) => { ${render} });
      },
    };
  })`,
});
/** The HTML of one view of that shell. */
const view = (html: string) =>
  shell(`return [{ plugin: 'demo', view: 'home', html: ${html}, links: [] }]`);

let programs = 0;

/** A renderer that is not ours, and does this for each page it is sent. */
function foreign(act: string): URL {
  programs += 1;
  const program = pathToFileURL(join(folder, 'code', `foreign-${programs}.js`));
  const handler = `({ kind, id }) => { if (kind === 'render') { ${act}; } }`;
  writeFileSync(program, `process.on('message', ${handler});`);
  return program;
}

function setUp({ limits = { lateMs: 10_000, hangingMs: 20_000 }, program = entry } = {}) {
  const log = { warn: vi.fn() };
  let now = 0;
  const starts = vi.fn();
  running = createRenderers({
    clock: () => now,
    log,
    limits,
    settings: { kind: 'settings', loader: systemJs(), folders: [artefacts] },
    start: () => {
      const child = startRendererProcess({ entry: program, folders: [artefacts] });
      starts(child);
      return child;
    },
  });
  const { render } = running;
  const htmlOf = async (composition: Composition) =>
    (await render(composition, PAGE)).map(({ html }) => html);
  const ended = () => {
    const { exitCode, signalCode } = starts.mock.lastCall?.[0] ?? {};
    return (exitCode ?? signalCode) !== null;
  };
  return { htmlOf, log, starts, ended, pass: (ms: number) => (now += ms) };
}

describe('the renderers', () => {
  it('a renderer renders each release with its own code and with React', async () => {
    const { htmlOf, starts } = setUp();
    const of = (text: string) =>
      view(`toHtml(react.jsx('p', { id: 'a', children: '${text} <1>' }), 'demo-')`);
    const [one, two] = [compose('r1', of('one')), compose('r2', of('two'))];
    expect(await htmlOf(one)).toEqual(['<p id="a">one &lt;1&gt;</p>']);
    expect(await htmlOf(two)).toEqual(['<p id="a">two &lt;1&gt;</p>']);
    expect(await htmlOf(one)).toEqual(['<p id="a">one &lt;1&gt;</p>']);
    expect(starts).toHaveBeenCalledTimes(1);
  });

  it('the code of a release reaches neither the process nor files, network or code from text', async () => {
    const attempts = {
      globals: `[typeof process, typeof require, typeof fetch, typeof window].join()`,
      ownText: `new Function('return 1')()`,
      // Out of the realm, by a function that this process has given it.
      foreignText: `toHtml.constructor('return process')().env.PATH`,
      import: `await import('node:fs')`,
    };
    const tried = Object.entries(attempts).map(
      ([name, code]) =>
        `try { found.push('${name} ' + (${code})); } catch (error) { found.push('${name} refused'); }`,
    );
    const code = shell(
      `const found = []; ${tried.join('')} return [{ plugin: 'demo', view: 'home', html: found.join('; '), links: [] }]`,
    );
    const { htmlOf } = setUp();
    expect(await htmlOf(compose('r3', code))).toEqual([
      'globals undefined,undefined,undefined,undefined; ownText refused; foreignText refused; import refused',
    ]);
  });

  it('a renderer’s process has no environment, and reads nothing but code and artefacts', async () => {
    const probe = pathToFileURL(join(folder, 'code', 'probe.js'));
    const attempts = [
      `require('fs').readFileSync(${JSON.stringify(join(folder, 'secret.txt'))})`,
      `require('fs').writeFileSync(${JSON.stringify(join(artefacts, 'x'))}, 'x')`,
      `require('child_process').execSync('id')`,
      `new (require('worker_threads').Worker)('1', { eval: true })`,
    ];
    writeFileSync(
      probe,
      `const codes = [${attempts.map((code) => `() => ${code}`).join()}].map((attempt) => {
        try { attempt(); return 'allowed'; } catch (error) { return error.code; }
      });
      process.send([...codes, Object.keys(process.env).filter((name) => !name.startsWith('NODE_'))]);`,
    );
    const child = startRendererProcess({ entry: probe, folders: [artefacts] });
    const found = await new Promise((resolve) => child.once('message', resolve));
    child.kill();
    const refused = 'ERR_ACCESS_DENIED';
    expect(found).toEqual([refused, refused, refused, refused, ['TZ']]);
  });

  it('a file that is not what was published is not run', async () => {
    const { htmlOf, log } = setUp();
    const composition = compose('r4', view(`'x'`));
    writeFileSync(
      join(artefacts, composition.importMap.imports['@touchline/shell'] ?? ''),
      'evil()',
    );
    expect(await htmlOf(composition)).toEqual([]);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining('not what was published') }),
      expect.any(String),
    );
    // It has been published again as it was.
    compose('r4', view(`'x'`));
    expect(await htmlOf(composition)).toEqual(['x']);
  });

  it('a view that does not end costs its own HTML alone', async () => {
    const { htmlOf, log, starts, ended, pass } = setUp();
    const code = shell(`
      const html = (name, act) => {
        try { return [{ plugin: 'demo', view: name, html: toHtml(react.jsx(act, {}), ''), links: [] }]; }
        catch (error) { onOmitted({ plugin: 'demo', view: name }, error); return []; }
      };
      return [
        ...html('hangs', () => { for (;;); }),
        ...html('throws', () => { throw new Error('broken'); }),
        ...html('good', () => 'good'),
      ];`);
    const composition = compose('r5', code);
    expect(await htmlOf(composition)).toEqual(['good']);
    const omitted = log.warn.mock.calls.map(([{ view: name }]) => name).filter(Boolean);
    expect(omitted).toEqual(['hangs', 'throws']);
    // What was stopped may have left anything half done.
    await vi.waitFor(() => expect(ended()).toBe(true));
    pass(1_000);
    expect(await htmlOf(composition)).toEqual(['good']);
    expect(starts).toHaveBeenCalledTimes(2);
  });

  it('a view that had to be stopped twice is left out for a minute', async () => {
    const { htmlOf, ended, pass } = setUp();
    const code = shell(`
      if (page.skipped.includes('demo/hangs')) return [{ plugin: 'demo', view: 'good', html: 'spared', links: [] }];
      try { toHtml(react.jsx(() => { for (;;); }, {}), ''); }
      catch (error) { onOmitted({ plugin: 'demo', view: 'hangs' }, error); }
      return [{ plugin: 'demo', view: 'good', html: 'waited', links: [] }];`);
    const composition = compose('r10', code);
    for (const expected of ['waited', 'waited']) {
      expect(await htmlOf(composition)).toEqual([expected]);
      await vi.waitFor(() => expect(ended()).toBe(true));
      pass(1_000);
    }
    expect(await htmlOf(composition)).toEqual(['spared']);
    pass(59_000);
    expect(await htmlOf(composition)).toEqual(['waited']);
  });

  it('a view whose code never comes costs its own HTML, and is left out the third time', async () => {
    const { htmlOf, starts } = setUp();
    const code = shell(`
      if (page.skipped.includes('demo/lost')) return [{ plugin: 'demo', view: 'good', html: 'spared', links: [] }];
      try { await inTime(new Promise(() => undefined)); }
      catch (error) { onOmitted({ plugin: 'demo', view: 'lost' }, error); }
      return [{ plugin: 'demo', view: 'good', html: 'waited', links: [] }];`);
    const composition = compose('r11', code);
    expect(await htmlOf(composition)).toEqual(['waited']);
    expect(await htmlOf(composition)).toEqual(['waited']);
    expect(await htmlOf(composition)).toEqual(['spared']);
    expect(starts).toHaveBeenCalledTimes(1);
  });

  it('a renderer knows each of many releases', async () => {
    const { htmlOf, starts, log } = setUp();
    const all = Array.from({ length: 70 }, (_, at) => compose(`many${at}`, view(`'${at}'`)));
    for (const [at, composition] of [...all, ...all.slice(0, 3)].entries()) {
      expect(await htmlOf(composition)).toEqual([String(at % 70)]);
    }
    expect(log.warn).not.toHaveBeenCalled();
    expect(starts).toHaveBeenCalledTimes(1);
  });

  it('a page whose views are late goes without them', async () => {
    const { htmlOf, log } = setUp({ limits: { lateMs: 300, hangingMs: 20_000 } });
    expect(await htmlOf(compose('r6', shell(`await new Promise(() => undefined)`)))).toEqual([]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['hangs for ever', `await new Promise(() => undefined)`],
    ['fills its memory', `for (const kept = []; ; ) kept.push(new Array(1e6).fill(1.5))`],
  ])('a renderer that %s is replaced, a second later at the earliest', async (_, code) => {
    const { htmlOf, starts, pass, log } = setUp({ limits: { lateMs: 10_000, hangingMs: 1_500 } });
    expect(await htmlOf(compose('r7', shell(code)))).toEqual([]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    const good = compose('r8', view(`'good'`));
    expect(await htmlOf(good)).toEqual([]);
    expect(starts).toHaveBeenCalledTimes(1);
    pass(1_000);
    expect(await htmlOf(good)).toEqual(['good']);
    expect(starts).toHaveBeenCalledTimes(2);
  });

  it('no renderer starts once they are stopped', async () => {
    const { htmlOf, starts } = setUp();
    running?.stop();
    expect(await htmlOf(compose('r9', view(`'x'`)))).toEqual([]);
    expect(starts).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', 'null'],
    ['views that are none', '{ id, views: 5, omitted: [] }'],
    [
      'a name that would end its comment',
      `{ id, views: [{ plugin: 'a-->', view: 'b', html: '', links: [] }], omitted: [] }`,
    ],
    [
      'more than any page has',
      `{ id, views: [{ plugin: 'a', view: 'b', html: 'x'.repeat(3e6), links: [] }], omitted: [] }`,
    ],
  ])('a renderer that sends %s is replaced, and its page goes without', async (_, sent) => {
    const { htmlOf, log, ended } = setUp({ program: foreign(`process.send(${sent})`) });
    expect(await htmlOf(compose('r12', view(`'x'`)))).toEqual([]);
    expect(ended()).toBe(true);
    expect(log.warn).toHaveBeenCalledWith(
      { lastWords: expect.stringContaining('what it sent is no page') },
      expect.any(String),
    );
  });

  it('a view whose HTML would leave its element is left out, whatever its process says', async () => {
    const views = ['<b>stays</b>', '</div><p>leaves</p>'].map(
      (html, at) => `{ plugin: 'demo', view: 'v${at}', html: '${html}', links: [] }`,
    );
    const code = `process.send({ id, views: [${views.join()}], omitted: [] })`;
    const { htmlOf, log } = setUp({ program: foreign(code) });
    expect(await htmlOf(compose('r13', view(`'x'`)))).toEqual(['<b>stays</b>']);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('a page that nobody waits for any more is dropped', async () => {
    const code = `process.send({ id: id + 7, views: [], omitted: [] });
      process.send({ id, views: [], omitted: [] });
      process.send({ id, views: [{ plugin: 'a', view: 'b', html: '', links: [] }], omitted: [] })`;
    const { htmlOf, log, starts } = setUp({ program: foreign(code) });
    const composition = compose('r14', view(`'x'`));
    expect([await htmlOf(composition), await htmlOf(composition)]).toEqual([[], []]);
    expect([starts.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 0]);
  });
});
