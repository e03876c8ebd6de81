import { expect, test } from './fixtures.ts';
import {
  choose,
  deposit,
  expectBalance,
  expectSettled,
  findOffers,
  placeExpress,
  register,
} from './main-journey.ts';

test.use({ trace: 'on' });
test.setTimeout(420_000);

test('from a newcomer to a settled express: every layer is the real one', async ({
  page,
  address,
  problems,
}) => {
  const journey = { page, address };
  await test.step('register', () => register(journey));
  await test.step('deposit 100', () => deposit(journey));
  const offers = await test.step('find two games', () => findOffers(journey));
  for (const offer of offers) {
    await test.step(`choose ${offer.outcomeId}`, () => choose(journey, offer));
  }
  await test.step('place an express', () => placeExpress(journey));
  // The browser itself writes a line about every price that was asked about again.
  const refusals = problems.splice(0).filter((problem) => !problem.includes('409 (Conflict)'));
  expect(refusals).toEqual([]);
  await test.step('the stake is debited', () => expectBalance(page, '€90.00'));
  await test.step('it settles by the rules', () => expectSettled(journey));
});
