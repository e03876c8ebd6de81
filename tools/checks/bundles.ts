import {
  buildWorkspace,
  checkBudgets,
  findDevelopmentCode,
  findReactCopies,
  type MeasuredPage,
  placesOf,
  readIndex,
} from '@touchline/build';
import { CoreConfiguration } from '@touchline/contracts/configuration';
import type { ReleaseIndex } from '@touchline/contracts/releases';
import { createImportMapService, createReleaseSource } from '@touchline/importmap/service';
import { decidePage, pageFiles, prepareSite, type Site } from '@touchline/root-config/server';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile';
const HOME = '/en';
/** A page of no section: what it loads is the shell. */
const SHELL = '/en/500';
const SECTIONS = [
  '/en/live/football',
  '/en/live/football/1-league/1-home-away',
  '/en/coupon',
  '/en/registration',
  '/en/office',
  '/en/office/history',
  '/en/office/recharge',
] as const;

/** The parts of a configuration that decide a route; every feature off. */
const CONFIGURATION = CoreConfiguration.parse({
  languages: ['en'],
  defaultLanguage: 'en',
  brand: 'Touchline',
  currencies: ['EUR'],
  countryCode: 'mt',
  registrationAllowed: true,
  minimumAge: 18,
  flags: {},
  bannedAddress: '/',
  betting: { changeCoefAction: 2, couponForVisitors: true },
  settings: {},
  allowedSettings: {},
});

function measure(site: Site, url: string): MeasuredPage {
  const decision = decidePage({
    site,
    configuration: CONFIGURATION,
    // Pages of the account are measured as their players get them.
    request: {
      url,
      cookies: url.startsWith('/en/office') ? { ua: '1' } : {},
      acceptLanguage: 'en',
      userAgent: PHONE,
    },
  });
  return { name: url, files: decision.kind === 'page' ? pageFiles(site, decision.page) : [] };
}

async function prepareBuiltSite(root: string): Promise<Site> {
  const service = createImportMapService({
    query: async () => ({ rows: [] }),
    releases: createReleaseSource(join(root, '.build')),
  });
  await service.refresh();
  return prepareSite(service.composition());
}

/** The shell prepares the page while React is on its way: importing React would make it wait. */
function lateShell({ artefacts }: ReleaseIndex): string[] {
  const { dependencies = [] } = artefacts.find(({ kind }) => kind === 'shell') ?? {};
  const late = ['react', '@touchline/plugin-api'].filter((name) => dependencies.includes(name));
  return late.map((name) => `the shell's first chunk imports ${name}, and with it React`);
}

/** What is published keeps to its budgets, carries React once and nothing for development. */
export async function checkBundles(): Promise<CheckResult> {
  const root = projectRoot();
  await buildWorkspace({ root });
  const places = placesOf(root);
  const index = await readIndex(places);
  if (index === undefined) {
    return { problems: ['the build has left no index'] };
  }
  const site = await prepareBuiltSite(root);
  const lines = checkBudgets({
    shell: measure(site, SHELL),
    home: measure(site, HOME),
    sections: SECTIONS.map((url) => measure(site, url)),
  });
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  const copies = await findReactCopies(index, places);
  const unfinished = await findDevelopmentCode(index, places);
  const isOneReact = copies.length === 1 && copies[0] === 'react';
  return {
    problems: [
      ...lines
        .filter(({ isWithin }) => !isWithin)
        .map(
          ({ name, size, budget }) =>
            `${name} loads ${kilobytes(size)} KB of code, ${kilobytes(budget)} KB is the budget`,
        ),
      ...(isOneReact ? [] : [`React is in ${copies.join(', ')}; it must be in "react" alone`]),
      ...unfinished.map((id) => `${id} carries code for development`),
      ...lateShell(index),
    ],
    detail: lines.map(({ name, size }) => `${name} ${kilobytes(size)} KB`).join(', '),
  };
}
