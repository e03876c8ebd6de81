import { expect, it } from 'vitest';
import { isUnanswered } from './unanswered.ts';

it.each(['network_failed', 'request_timeout', 'request_cancelled', 'answer_invalid', 'http_502'])(
  'the code %s leaves open what the server did',
  (code) => {
    expect(isUnanswered(code)).toBe(true);
  },
);

it.each(['price_changed', 'cash_out_changed', 'validation_failed', 'http_409'])(
  'the code %s is an answer',
  (code) => {
    expect(isUnanswered(code)).toBe(false);
  },
);
