import { expect, it } from 'vitest';
import ar from '../translations/ar.json';
import en from '../translations/en.json';
import ru from '../translations/ru.json';

/** The limits of gross deposits, by the type numbers of product.txt §3.7. */
const DEPOSITS = ['20', '21', '22'];

it('the limits of deposits alone are called so, in every language', () => {
  const named = [
    [en, /deposit/i],
    [ru, /депозит|пополнен/i],
    [ar, /إيداع/],
  ] as const;
  for (const [{ limit }, word] of named) {
    const called = Object.entries(limit).filter(([, name]) => word.test(name));
    expect(called.map(([type]) => type)).toEqual(DEPOSITS);
    // Never a limit of deposits less withdrawals.
    expect(called.filter(([, name]) => /\bnet\b|нетто|чист|صافي/i.test(name))).toEqual([]);
  }
});
