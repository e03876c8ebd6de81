import styles from './page-card.module.css';

function createIcon(path: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}

/**
 * A card in the place of a page that could not be loaded, which shows why and offers a retry.
 * Plain DOM: nothing can be loaded for it.
 */
export function createPageCard(given: {
  /** Outline in a box of 24 by 24. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly onRetry: () => void;
}): HTMLElement {
  const card = document.createElement('div');
  card.className = styles['card'] ?? '';
  const message = document.createElement('div');
  message.setAttribute('role', 'status');
  const title = document.createElement('h1');
  title.textContent = given.title;
  const text = document.createElement('p');
  text.textContent = given.text;
  message.append(title, text);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['button'] ?? '';
  button.textContent = given.label;
  button.addEventListener('click', given.onRetry);
  card.append(createIcon(given.icon), message, button);
  return card;
}
