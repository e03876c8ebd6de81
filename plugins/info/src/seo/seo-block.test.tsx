import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { isOwnPicture } from './own-picture.ts';
import { view as block } from './seo-block.view.tsx';
import { view as image } from './view-image.view.tsx';

const picture = (src: string, alt: string) => ({
  tag: 'img',
  attributes: { src, alt },
  children: [],
});

function setUp(content: readonly unknown[] = []) {
  return createTestContext({
    plugin: 'info',
    definition: plugin,
    texts: en,
    answers: { 'GET /seo-api/v1/content': () => ({ style: '', content }) },
  });
}

describe('the text below a page', () => {
  it('the text below a page requests no pictures in the light version: their words are shown instead', async () => {
    const { context } = setUp([
      { tag: 'p', children: ['See ', picture('/pictures/pitch.png', 'the pitch')] },
    ]);
    context.preferences.change({ isAppLightVersion: 1 });
    const mounted = await mountView({ view: block, context });
    expect(await screen.findByText('See the pitch')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    await mounted.unmount();
  });

  it('the text below a page opens its pictures, except those of links, of other sites and without a text', async () => {
    const { context, openModals } = setUp([
      { tag: 'h2', children: ['About cricket'] },
      picture('/pictures/pitch.png', 'The pitch'),
      { tag: 'a', attributes: { href: '/en/rules' }, children: [picture('/p/a.png', 'Rules')] },
      picture('/pictures/line.png', ''),
    ]);
    const mounted = await mountView({ view: block, context });
    expect(await screen.findByRole('heading', { name: 'About cricket' })).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'View the picture: The pitch' }));
    expect(openModals).toEqual(['view-image']);
    await mounted.unmount();
  });

  it.each([
    ['/pictures/pitch.png', true],
    ['//other.example/a.png', false],
    ['/\\other.example/a.png', false],
    ['https://other.example/a.png', false],
    ['javascript:alert(1)', false],
    [undefined, false],
  ])('a picture at %s is our own: %s', (src, own) => {
    expect(isOwnPicture(src)).toBe(own);
  });
});

describe('a picture on its own', () => {
  it('a single picture is named by its text and shows nothing of other sites', async () => {
    const { context } = setUp();
    const query = { image: '/pictures/pitch.png', alt: 'The pitch' };
    const mounted = await mountView({ view: image, context, props: { query } });
    expect(await screen.findByRole('dialog', { name: 'The pitch' })).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('src')).toBe('/pictures/pitch.png');
    await mounted.update({ query: { image: 'https://other.example/a.png' } });
    expect(screen.queryByRole('img')).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Picture' })).toBeTruthy();
    await mounted.unmount();
  });
});
