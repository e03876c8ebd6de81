import { languageWithTexts } from '@touchline/domain/languages';
import type english from '../translations/en/start-failure.json';
import styles from './start-failure.module.css';

/** In the same file for every language: where this is shown, the next file may not come. */
async function textsOf(lang: string): Promise<typeof english> {
  const language = languageWithTexts(lang);
  const module = (await import(
    /* webpackMode: "eager" */
    `../translations/${language}/start-failure.json`
  )) as { readonly default: typeof english };
  return module.default;
}

/** Says in place of the page that it could not be started, and offers to load it again. */
export async function showStartFailure(document: Document): Promise<void> {
  const { title, text, retry } = await textsOf(document.documentElement.lang);
  const page = document.createElement('div');
  page.className = styles['page'] ?? '';
  page.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.className = styles['title'] ?? '';
  heading.textContent = title;
  const paragraph = document.createElement('p');
  paragraph.className = styles['text'] ?? '';
  paragraph.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['button'] ?? '';
  button.textContent = retry;
  button.addEventListener('click', () => document.defaultView?.location.reload());
  page.append(heading, paragraph, button);
  document.documentElement.dataset['route'] = 'startFailed';
  document.querySelector('main')?.replaceChildren(page);
}
