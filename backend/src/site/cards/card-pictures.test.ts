import { describe, expect, it } from 'vitest';
import { createCardPictures } from './card-pictures.ts';

/** Counts what is drawn, and ends each drawing when it is told to. */
function createDrawings() {
  const open: (() => void)[] = [];
  let most = 0;
  let running = 0;
  let drawn = 0;
  return {
    figures: () => ({ most, drawn }),
    finish: async () => {
      for (;;) {
        await new Promise((done) => setImmediate(done));
        const next = open.shift();
        if (next === undefined) return;
        next();
      }
    },
    draw:
      (bytes = 10) =>
      async () => {
        running += 1;
        drawn += 1;
        most = Math.max(most, running);
        await new Promise<void>((done) => open.push(done));
        running -= 1;
        return Buffer.alloc(bytes);
      },
  };
}

describe('pictures of shared links', () => {
  it('a picture is drawn once for all who want it, and pictures are drawn one after another', async () => {
    const pictures = createCardPictures();
    const { draw, figures, finish } = createDrawings();
    const wanted = ['a', 'b', 'a', 'c', 'a'].map((version) => pictures.get(version, draw()));
    await finish();
    const [first, , again] = await Promise.all(wanted);
    expect(again).toBe(first);
    expect(figures()).toEqual({ most: 1, drawn: 3 });
    expect(await pictures.get('b', draw())).toBeDefined();
    expect(figures().drawn).toBe(3);
  });

  it('a picture is refused while too many wait, and drawn when they are done', async () => {
    const pictures = createCardPictures({ mostWaiting: 2 });
    const { draw, figures, finish } = createDrawings();
    const wanted = ['a', 'b', 'c', 'd'].map((version) => pictures.get(version, draw()));
    await finish();
    expect((await Promise.all(wanted)).map((picture) => picture !== undefined)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(figures().drawn).toBe(2);
    const later = pictures.get('c', draw());
    await finish();
    expect(await later).toBeDefined();
  });

  it('a picture that nobody wants makes room for others', async () => {
    const pictures = createCardPictures({ keptBytes: 25 });
    const { draw, figures, finish } = createDrawings();
    for (const version of ['a', 'b', 'c', 'a']) {
      const picture = pictures.get(version, draw());
      await finish();
      await picture;
    }
    expect(figures().drawn).toBe(4);
  });

  it('a picture that fails is drawn again for the next who wants it', async () => {
    const pictures = createCardPictures();
    await expect(pictures.get('a', () => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
    expect(await pictures.get('a', async () => Buffer.from('a'))).toEqual(Buffer.from('a'));
  });
});
