import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorkspace } from '@touchline/build';
import type { Artefact } from '@touchline/contracts/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWithLanguage } from './copy-with-language.ts';
import { checkTranslations } from './translations.ts';

/** A language that the site does not have. */
const NEW = 'eo';
const MARK = '[eo] ';
/** Milliseconds for copies and builds on a busy machine. */
const PATIENCE = 180_000;

let copy: Awaited<ReturnType<typeof copyWithLanguage>>;
beforeAll(async () => {
  copy = await copyWithLanguage({ language: NEW, mark: MARK });
}, PATIENCE);
afterAll(() => copy.remove());

/** A module of the copy. */
const load = async <Module>(file: string) => (await import(join(copy.root, file))) as Module;

const LANGUAGES_ENTRY = 'shared/domain/src/languages/index.ts';
const domain = () => load<typeof import('@touchline/domain/languages')>(LANGUAGES_ENTRY);
const languages = async () => (await domain()).LANGUAGES;

async function built(id: string): Promise<Artefact> {
  const artefacts = await buildWorkspace({ root: copy.root, only: id, mode: 'development' });
  const artefact = artefacts.find((one) => one.id === id);
  if (artefact === undefined) {
    throw new Error(`${id} was not built`);
  }
  return artefact;
}

describe('an added language', { timeout: PATIENCE }, () => {
  it('a language added as the guide says passes the check of translations', async () => {
    expect(await languages()).toContain(NEW);
    expect(checkTranslations({ root: copy.root, languages: await languages() }).problems).toEqual(
      [],
    );
  });

  it('an added language is incomplete while files of it are missing, which the check lists', async () => {
    const missing = [
      'backend/src/platform/texts/translations/eo',
      'shell/src/translations/eo/page',
    ];
    const files = missing.map((name) => join(copy.root, `${name}.json`));
    const texts = await Promise.all(files.map((file) => readFile(file)));
    await Promise.all(files.map((file) => rm(file)));
    const { problems } = checkTranslations({ root: copy.root, languages: await languages() });
    await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')));
    expect(problems).toEqual(
      missing.map((name) => {
        const english = name.replace('/eo', '/en');
        return `${name}.json is missing: copy ${english}.json and translate it`;
      }),
    );
  });

  it('an added language is built into a section, with the titles of its documents', async () => {
    const { manifest, headTexts } = await built('lotto');
    const loaded = manifest?.translations?.languages[NEW];
    expect(loaded).toMatchObject({ module: `./translations/${NEW}.json` });
    expect(loaded?.files).toHaveLength(1);
    expect(Object.values(headTexts[NEW] ?? {})[0]).toMatch(/^\[eo\] /);
  });

  it('an added language is built into the shell, each kind of its texts as those of the others', async () => {
    const { modules, headTexts } = await built('shell');
    const kindsOf = (language: string) =>
      Object.keys(modules).filter((name) => name.startsWith(`./translations/${language}/`));
    expect(kindsOf(NEW)).toEqual(kindsOf('en').map((name) => name.replace('/en/', `/${NEW}/`)));
    expect(kindsOf(NEW)).toContain(`./translations/${NEW}/shared.json`);
    expect(headTexts[NEW]?.['main_close']).toBe(`${MARK}${headTexts['en']?.['main_close']}`);
  });

  it('an added language is offered to visitors, whose page starts in it', async () => {
    const { defaultOf } = await load<
      typeof import('../../backend/src/site/configuration/groups.ts')
    >('backend/src/site/configuration/groups.ts');
    const { languages: available, hiddenLanguages: hidden } = defaultOf('core');
    const { chooseLanguage } = await domain();
    const visitor = { authenticated: false, address: undefined, cookie: undefined };
    const browser = ['eo', 'en'];
    expect(
      chooseLanguage({ ...visitor, available, hidden, browser, fallback: 'en' }).language,
    ).toBe(NEW);
  });

  it('an added language has the shared texts of the shell, also with short names', async () => {
    const { sharedTexts } = await load<
      typeof import('../../shell/src/services/i18n/shared-texts.ts')
    >('shell/src/services/i18n/shared-texts.ts');
    const full = await sharedTexts(NEW, { marketsNameType: 0 })();
    expect(full.default).toMatchObject({ sport: { football: '[eo] Football' } });
    const short = await sharedTexts(NEW, { marketsNameType: 1 })();
    expect(short.default).toMatchObject({ kind: { 'one-x-two': '[eo] 1X2' } });
  });

  it('an added language is used by the server, in its pages and mails', async () => {
    const { renderMail } = await load<
      typeof import('../../backend/src/identity/mail/render-mail.ts')
    >('backend/src/identity/mail/render-mail.ts');
    const mail = renderMail({
      kind: 'recovery',
      language: NEW,
      brand: 'Touchline',
      login: '77',
      hours: 1,
      minutes: 10,
      amount: '',
      link: 'https://site.example/eo/passwordreset#x',
    });
    expect(mail.subject).toBe(`${MARK}Touchline: a new password`);
    expect(mail.text).toContain(`for ${MARK}1 hour.`);
    expect(mail.html).toContain(`<html lang="${NEW}" dir="ltr">`);
    const { renderNoConfiguration } = await load<typeof import('@touchline/root-config/server')>(
      'root-config/server/index.ts',
    );
    const page = renderNoConfiguration({ language: NEW, brand: 'Touchline', nonce: 'n', url: '/' });
    expect(page).toContain(`<h1>${MARK}The site cannot be shown right now</h1>`);
  });
});
