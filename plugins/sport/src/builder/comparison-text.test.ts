import { createTestContext } from '@touchline/testing';
import { expect, it } from 'vitest';
import texts from '../translations/en.json';
import { comparisonText } from './comparison-text.ts';

const { i18n } = createTestContext({ plugin: 'sport', texts }).context;

it.each([
  [12, 'together', '12% shorter than the product of the odds, because these go together'],
  [-21, 'apart', '21% longer than the product of the odds, because these seldom go together'],
  [-4, 'none', '4% longer than the product of the odds, because our margin is lower'],
  [-2, 'together', '2% longer than the product of the odds, because our margin is lower'],
  [1, 'none', '1% shorter than the product of the odds'],
  [0, 'together', 'As the product of the single odds'],
] as const)(
  'the comparison of %i%% with selections %s gives the reason',
  (percent, relation, text) => {
    expect(comparisonText(i18n, { percent, relation })).toBe(text);
  },
);
