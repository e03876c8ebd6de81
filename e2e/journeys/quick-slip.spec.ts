import { readBets } from './betting.ts';
import { expectBalance } from './express-journey.ts';
import { expect, ignoreAskedPrices, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { choosePrice, pickPrices } from './pick-price.ts';
import { pressUntil } from './press-until.ts';

const test = testWithFunds(5_000);

test('a leg is bet on in the quick slip, by its own keys, and the stake is remembered', async ({
  page,
  address,
  problems,
}) => {
  await visit(page, '/en/line/football');
  const [first, second, third] = await pickPrices(page, 3);
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('There are too few prices to choose.');
  }
  await choosePrice(first);
  const quick = page.getByRole('region', { name: 'Quick bet' });
  const stake = quick.getByRole('textbox', { name: 'Stake' });
  await test.step('the quick slip begins with the usual amount and accepts keys or a ready amount', async () => {
    await expect(stake).toHaveValue('5');
    await expect(stake).toHaveAttribute('inputmode', 'none');
    await quick.getByRole('button', { name: '€10.00', exact: true }).click();
    await expect(stake).toHaveValue('10');
    await stake.click();
    const keys = quick.getByRole('group', { name: 'Amount keypad' });
    for (const key of ['8', 'Delete the last digit', '7', 'Decimal point', '5']) {
      await keys.getByRole('button', { name: key, exact: true }).click();
    }
    await expect(stake).toHaveValue('7.5');
  });
  await test.step('says beside the field what is wrong with it', async () => {
    await stake.fill('50.01');
    await expect(stake).toHaveAccessibleDescription(/balance|enough|funds/i);
    await stake.fill('7.5');
  });
  await test.step('the quick slip places without leaving the page', async () => {
    // A price that has moved is agreed to first; the button ignores a press just after it changed.
    const place = quick.getByRole('button', { name: /^(Place bet €7\.50|Accept the new price)/ });
    await pressUntil(place, page.getByText('Bet accepted'));
    await expect(quick).toBeHidden();
    await expectBalance(page, '€42.50');
    const bets = await readBets(page, address, 'open');
    expect(bets.map((bet) => bet.stake)).toEqual([750]);
  });
  await test.step('the next one begins with what was staked last', async () => {
    await choosePrice(second);
    await expect(stake).toHaveValue('7.5');
    await quick.getByRole('button', { name: 'Close quick bet' }).click();
    await expect(quick).toBeHidden();
  });
  await test.step('a second leg needs the whole slip', async () => {
    await choosePrice(third);
    await expect(quick).toBeHidden();
    await page.getByRole('button', { name: /^Open the slip: 2/ }).click();
    await expect(page.getByRole('dialog', { name: 'Bet slip' })).toBeVisible();
  });
  ignoreAskedPrices(problems);
});
