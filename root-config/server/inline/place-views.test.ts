// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeViews } from './place-views.ts';

const KEPT = [
  '<div data-slot="header"><div data-skeleton>Touchline</div><!--view r1 header bar--></div>',
  '<main><div data-skeleton>bones</div><!--view r1 sport home--></main>',
].join('');

function place(views: string): void {
  document.body.innerHTML = `${KEPT}<template>${views}</template><script id="run" type="off"></script>`;
  const script = document.getElementById('run') as unknown as HTMLScriptElement;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  placeViews();
}

beforeEach(() => void (document.body.innerHTML = ''));
afterEach(() => vi.restoreAllMocks());

describe('fresh views in a kept document', () => {
  it('a fresh view goes where the same view was, in the place of its skeleton', () => {
    place('<!--view r1 sport home--><p>prices</p><!--view r1 header bar--><b>bar</b>');
    expect(document.querySelector('main')?.innerHTML).toBe(
      '<div data-skeleton="" hidden="">bones</div><!--view r1 sport home--><p>prices</p>',
    );
    expect(document.querySelector('[data-slot]')?.lastElementChild?.textContent).toBe('bar');
    // Other tests leave scripts in the head.
    expect(document.body.querySelector('template, script')).toBeNull();
  });

  it('a fresh view of another release or without a place is left out', () => {
    place('<!--view r2 sport home--><p>prices</p><!--view r1 promo row--><b>promo</b>');
    expect(document.body.innerHTML).toBe(KEPT.replaceAll('data-skeleton', 'data-skeleton=""'));
  });
});
