import styles from './retry-card.module.css';

/** The card in the place of a view that failed. Plain DOM: it must work when nothing else does. */
export function createRetryCard({
  message,
  label,
  onRetry,
  home,
}: {
  readonly message: string;
  readonly label: string;
  readonly onRetry: () => void;
  /** A link home, where there is no other way on. */
  readonly home?: { readonly label: string; readonly href: string } | undefined;
}): HTMLElement {
  const card = document.createElement('div');
  card.className = styles['card'] ?? '';
  card.dataset['retryCard'] = '';
  card.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['button'] ?? '';
  button.textContent = label;
  button.addEventListener('click', onRetry);
  card.append(text, button);
  if (home !== undefined) {
    const link = document.createElement('a');
    link.href = home.href;
    link.textContent = home.label;
    card.append(link);
  }
  return card;
}
