import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artefact, ReleaseIndex } from '@touchline/contracts/releases';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { testArtefact, testPlugin } from './test-artefact.ts';

const VERSION = '1.0.0-test';

function filesOf(id: string): Pick<Artefact, 'version' | 'files'> {
  return {
    version: VERSION,
    files: { [`${id}.js`]: { integrity: `sha384-${id}`, bytes: 30, size: 20 } },
  };
}

function artefact(id: string, rest: Partial<Artefact>): Artefact {
  return testArtefact(id, { ...filesOf(id), ...rest });
}

function plugin(id: string, says: object): Artefact {
  return testPlugin(id, { ...filesOf(id), says });
}

function route(name: string, path: string, rest: object = {}) {
  return { name, path, layout: 'default', access: 'any', module: `./${name}.view.tsx`, ...rest };
}

/** For tests: a small published release in a folder, in the form the build leaves behind. */
export async function writeTestRelease(folder: string): Promise<void> {
  const artefacts = [
    artefact('root-config', { kind: 'root' }),
    artefact('shell', { kind: 'shell' }),
    plugin('sport', {
      routes: [
        route('home', '/', { firstData: ['/line-api/v1/topics/top:live'] }),
        route('mainSection', '/:section(live|line)'),
        route('mainSectionWithSport', '/:section(live|line)/:sport'),
        route('mainSectionWithChamp', '/:section(live|line)/:sport/:champ'),
        route('mainGame', '/:section(live|line)/:sport/:champ/:game', {
          firstData: ['/line-api/v1/topics/event:{game:id}'],
          titleFromData: { title: 'title.event', values: { home: 'events.0.home.name' } },
        }),
        route('contacts', '/contacts', { module: './coming/coming.view.tsx' }),
        route('coupon', '/coupon'),
        route('office', '/office', { access: 'auth' }),
        route('paymentRequests', '/office/payment/requests', {
          access: 'auth',
          when: { key: 'config.paymentConsultant' },
          statusWhenOff: 500,
        }),
      ],
    }),
    plugin('technical', {
      routes: [
        route('notFound', '/404', { status: 404 }),
        route('error500', '/500', { status: 500 }),
        route('maintenance', '/maintenance', { layout: 'maintenance' }),
      ],
    }),
    plugin('responsible-gaming', { criticality: 'mandatory' }),
  ];
  for (const { id, entry } of artefacts) {
    const path = join(folder, 'assets', id, VERSION);
    const code = Buffer.from(`/* ${id} */ System.register([], () => ({}));`);
    await mkdir(path, { recursive: true });
    await writeFile(join(path, entry), code);
    await writeFile(join(path, `${entry}.br`), brotliCompressSync(code));
    await writeFile(join(path, `${entry}.gz`), gzipSync(code));
  }
  const index: ReleaseIndex = { format: 1, criticalCss: 'body{margin:0}', artefacts };
  await writeFile(join(folder, 'releases.json'), JSON.stringify(index));
}
