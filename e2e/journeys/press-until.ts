import { type Locator, expect } from '@playwright/test';

/** What a slow machine needs to take a press, ms. */
const TAKEN_WITHIN = 5_000;

/**
 * Presses a button, once more where the page prompted for it, until its result is shown. The button
 * is often gone by then, so it is pressed only while the other is not there.
 */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) {
      await button.click({ timeout: TAKEN_WITHIN });
    }
    await expect(shown).toBeVisible({ timeout: TAKEN_WITHIN });
  }).toPass();
}
