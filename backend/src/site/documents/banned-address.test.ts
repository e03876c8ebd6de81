import { expect, it } from 'vitest';
import { assertBannedAddress } from './banned-address.ts';

const check = (bannedAddress: string, publicUrl?: string) => () =>
  assertBannedAddress({ bannedAddress, languages: ['en', 'ru'] }, publicUrl);

it.each(['/block', '/en/block', '/ru/block-ua', '/maintenance', '/en/block?reason=1'])(
  'the address for banned players must not be %s, which sends them in a circle',
  (address) => {
    expect(check(address)).toThrow('cannot stay');
    expect(check(`https://site.example${address}`, 'https://site.example/')).toThrow('cannot stay');
  },
);

it.each(['/blocked', '/en/rules', '/'])('the address for banned players may be %s', (address) => {
  expect(check(address)).not.toThrow();
});

it('the address for banned players may be any page of another site', () => {
  expect(check('https://elsewhere.example/block', 'https://site.example')).not.toThrow();
});
