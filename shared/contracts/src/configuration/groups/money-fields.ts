import { isAmountOf } from '@touchline/domain/money';
import * as z from 'zod/mini';

/** Major units, as text. */
export const Amount = z.string().check(z.regex(/^\d+(?:\.\d+)?$/));
export const Currency = z.string().check(
  z.regex(/^[A-Z]{3}$/),
  z.refine((currency) => isAmountOf({ text: '0', currency }), { error: 'must be a currency' }),
);
export const Days = z.number().check(z.int(), z.minimum(1), z.maximum(365));
