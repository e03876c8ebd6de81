import { describe, expect, it, vi } from 'vitest';
import { createDocumentCache } from './document-cache.ts';

const template = (text: string) => () => () => Buffer.from(text);

function setUp() {
  let now = 10_000;
  const cache = createDocumentCache(() => now);
  const read = (key: string) => cache.find(key)?.({ nonce: '', time: now }).toString();
  return { cache, read, pass: (ms: number) => (now += ms) };
}

describe('documents that are sent again', () => {
  it('a document is sent again while its prices are less than a second old', () => {
    const { cache, read, pass } = setUp();
    cache.store('home', template('1.85'), 9_500);
    expect(read('home')).toBe('1.85');
    expect(read('live')).toBeUndefined();
    pass(499);
    expect(read('home')).toBe('1.85');
    pass(1);
    expect(read('home')).toBeUndefined();
  });

  it('a template is made for the first who would get the same document, once', () => {
    const { cache, read } = setUp();
    const make = vi.fn(template('1.85'));
    cache.store('home', make, 10_000);
    expect(make).not.toHaveBeenCalled();
    expect([read('home'), read('home')]).toEqual(['1.85', '1.85']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('a document of the future is not sent after the clock has gone back', () => {
    const { cache, read, pass } = setUp();
    cache.store('home', template('1.85'), 10_000);
    pass(-1);
    expect(read('home')).toBeUndefined();
  });

  it('a document gives way to its successor, and the one used longest ago to others', () => {
    const { cache, read } = setUp();
    cache.store('home', template('1.85'), 10_000);
    cache.store('home', template('1.90'), 10_000);
    expect(read('home')).toBe('1.90');
    for (let page = 0; page < 200; page += 1) {
      cache.store(`page ${page}`, template('2.00'), 10_000);
    }
    expect(read('home')).toBeUndefined();
    expect(read('page 0')).toBe('2.00');
  });
});
