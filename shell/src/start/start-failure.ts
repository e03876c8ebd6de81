import texts from './start-failure.json';
import styles from './start-failure.module.css';

/** Says in place of the page that it could not be started, and offers to load it again. */
export function showStartFailure(document: Document): void {
  const language = document.documentElement.lang as keyof typeof texts;
  const { title, text, retry } = texts[language] ?? texts.en;
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
