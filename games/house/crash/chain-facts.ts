import { el } from '../../client/dom.ts';
import type { TextOf } from '../../client/texts.ts';
import type { LiveState } from './live.ts';
import type en from './texts/en.json';

/** What there is to know of the chain that decides flights, so that anybody can check them. */
export function createChainFacts(gameText: TextOf<keyof typeof en>): {
  readonly block: HTMLElement;
  readonly show: (state: LiveState) => void;
} {
  const [published, salt, before] = [el('code'), el('code'), el('code')];
  const [flight, salted] = [el('span'), el('p')];
  const fact = (name: 'published' | 'salt' | 'flight' | 'lastHash', value: Node) =>
    el('div', { class: 'fact' }, el('dt', {}, gameText(name)), el('dd', {}, value));
  return {
    block: el(
      'div',
      {},
      el(
        'dl',
        {},
        fact('published', published),
        fact('salt', salt),
        fact('flight', flight),
        fact('lastHash', before),
      ),
      salted,
      el('p', {}, gameText('chainRule')),
    ),
    show: ({ chain, flight: now }) => {
      published.textContent = chain?.published ?? '–';
      salt.textContent = chain?.salt ?? '–';
      before.textContent = now?.before ?? '–';
      const { length = 0, saltedBy = null } = chain ?? {};
      flight.textContent =
        now === undefined ? '–' : gameText('flightOf', { number: now.number, length });
      salted.textContent =
        saltedBy === null ? '' : gameText(saltedBy === 'house' ? 'saltHouse' : 'saltOperator');
    },
  };
}
