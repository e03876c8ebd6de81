import type { Disposer } from '@touchline/plugin-api';

const ADDRESS = '/web-api/policy/logo.agif';

/** Loads the policy logo, hidden. */
export function start(): Disposer {
  const logo = document.createElement('img');
  logo.alt = '';
  logo.hidden = true;
  logo.src = ADDRESS;
  document.body.append(logo);
  return () => logo.remove();
}
