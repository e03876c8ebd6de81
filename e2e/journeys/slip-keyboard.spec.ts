import { listenToAnnouncements } from './announcements.ts';
import { readBets } from './betting.ts';
import { homeSides, openSlip } from './compose-slip.ts';
import { expect } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { holdFeed } from './held-feed.ts';
import { tabTo } from './tab-to.ts';

const test = testWithFunds(5_000);

test.use({ isMobile: false, hasTouch: false });

test('the whole slip works with the keyboard alone on a held feed, each change announced once', async ({
  page,
  address,
  problems,
}) => {
  const said = await listenToAnnouncements(page);
  const feed = await holdFeed(page, address);
  const offers = await homeSides(page, address, 5);
  feed.keep(offers);
  const [first, second, third] = offers;
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('There is too little football to bet on.');
  }
  await openSlip(page, address, offers, { typeId: 1 });
  const slip = page.locator('main');
  const types = slip.locator('button[aria-expanded][aria-controls]').first();
  const action = slip.locator('button[type="submit"]');
  const removeButton = (index: number) => slip.getByRole('button', { name: /^Remove/ }).nth(index);
  const undo = slip.getByRole('button', { name: 'Undo' });
  const heard = async (text: string) => {
    const all: string[] = [];
    await expect(async () => {
      all.push(...(await said.take()));
      expect(all.filter((one) => one === text)).toHaveLength(1);
    }).toPass();
    expect(all, 'and nothing else').toEqual([text]);
  };
  const chooseType = async (presses: readonly string[]) => {
    await page.keyboard.press('Enter');
    const list = slip.getByRole('group', { name: 'Bet type' });
    const chosen = list.getByRole('radio', { checked: true });
    await expect(chosen).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
    for (const key of presses) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Enter');
    await expect(types).toBeFocused();
  };
  await expect(action).toBeEnabled();
  await expect(slip.getByText('Balance €50.00')).toBeVisible();
  await said.take();

  await test.step('a system with a banker', async () => {
    await tabTo(page, types);
    await chooseType(['ArrowDown']);
    await heard('System');
    await tabTo(page, slip.getByRole('combobox'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, slip.getByRole('checkbox', { name: /^Banker/ }).first());
    await page.keyboard.press('Space');
    await expect(slip.getByRole('checkbox', { name: /^Banker/ }).first()).toBeChecked();
    await expect(slip.getByText('4 × 4-folds')).toBeVisible();
  });

  await test.step('an amount, and a price that fell is agreed to', async () => {
    await tabTo(page, slip.getByRole('textbox', { name: 'Stake' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('4');
    await expect(action).toHaveText('Place bet €4.00');
    await said.take();
    await feed.move(second.outcomeId, '1.05');
    await expect(action).toHaveText('Accept the new price');
    await feed.move(second.outcomeId, '1.04');
    await heard('A price has changed:');
    await tabTo(page, action);
    // The button has meant this for long enough to be pressed on purpose.
    await page.waitForTimeout(400);
    await page.keyboard.press('Enter');
    await expect(action).toHaveText('Place bet €4.00');
    await expect(action).toBeFocused();
    await feed.move(second.outcomeId, '1.03');
    await heard('A price has changed:');
    await expect(action).toBeFocused();
    await feed.move(second.outcomeId, '1.04');
    await expect(action).toHaveText('Place bet €4.00');
  });

  await test.step('a suspended leg is announced once, and again when it is suspended again', async () => {
    for (const _time of [1, 2]) {
      await feed.suspend(third.outcomeId, true);
      await heard('One selection cannot be bet on now.');
      await feed.suspend(third.outcomeId, false);
      await expect(action).toBeEnabled();
    }
  });

  await test.step('a leg removed and put back, the focus staying among the legs', async () => {
    await tabTo(page, removeButton(2), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(slip.locator('[data-outcome]')).toHaveCount(4);
    await expect(removeButton(2)).toBeFocused();
    await heard('4 selections');
    await tabTo(page, undo, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(slip.locator('[data-outcome]')).toHaveCount(5);
    await expect(types).toBeFocused();
    await heard('5 selections');
  });

  await test.step('a slip cleared and put back', async () => {
    await tabTo(page, slip.getByRole('button', { name: 'Clear' }));
    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await heard('Your slip is empty');
    await page.keyboard.press('Enter');
    await expect(types).toBeFocused();
    await heard('5 selections. System');
    await expect(slip.getByRole('checkbox', { name: /^Banker/ }).first()).toBeChecked();
  });

  await test.step('blocks moved by the arrow keys, and back to the system', async () => {
    await chooseType(['ArrowDown', 'ArrowDown', 'ArrowDown']);
    const handle = slip.getByRole('button', { name: /^Drag or use the arrow keys: / }).last();
    const name = (await handle.getAttribute('aria-label')) ?? '';
    await tabTo(page, handle);
    for (const blocks of [4, 4]) {
      await page.keyboard.press('ArrowUp');
      await expect(slip.getByRole('heading', { name: /^Step/ })).toHaveCount(blocks);
      await expect(slip.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await tabTo(page, types, 'Shift+Tab');
    await chooseType(['ArrowUp', 'ArrowUp', 'ArrowUp']);
  });

  const accepted = slip.getByRole('heading', { name: 'Bet accepted' });
  const place = async () => {
    await expect(async () => {
      // What is on its way, or is placed already, has no button to press.
      if (await action.isEnabled({ timeout: 100 }).catch(() => false)) {
        await action.focus();
        await page.keyboard.press('Enter');
      }
      await expect(accepted).toBeFocused({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  };

  await test.step('placed, shared and repeated as an express', async () => {
    await feed.release();
    await place();
    await tabTo(page, slip.getByRole('button', { name: 'Share the slip' }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Share the slip' });
    await expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slip.getByRole('button', { name: 'Share the slip' })).toBeFocused();
    await tabTo(page, slip.getByRole('button', { name: 'Rebet' }));
    await page.keyboard.press('Enter');
    await expect(types).toBeFocused();
    await chooseType(['ArrowUp']);
    await tabTo(page, slip.getByRole('textbox', { name: 'Stake' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await place();
    // Both are as they were composed.
    const [express, system] = await readBets(page, address, 'open');
    expect(express).toMatchObject({ typeId: 1, stake: 300 });
    expect(system).toMatchObject({ typeId: 2, stake: 400, terms: { systemValue: 3 } });
    expect(system?.legs.filter(({ banker }) => banker)).toHaveLength(1);
    await tabTo(page, slip.getByRole('button', { name: 'Open bets' }));
    await page.keyboard.press('Enter');
    const tab = slip.getByRole('tab', { name: 'Open bets' });
    await expect(tab).toBeFocused();
    await expect(slip.locator(`[data-bet-id="${system?.id}"]`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(slip.getByRole('tab', { name: 'Bet slip' })).toBeFocused();
    await expect(slip.getByText('Your slip is empty')).toBeVisible();
  });
  // The browser itself writes a line about a price that prompts again.
  expect(problems.splice(0).filter((problem) => !problem.includes('409'))).toEqual([]);
});
