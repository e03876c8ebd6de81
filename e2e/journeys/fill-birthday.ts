import type { Locator, Page } from '@playwright/test';

/** Types a date of birth, `YYYY-MM-DD`, into the fields of a registration. */
export async function fillBirthday(form: Page | Locator, birthday: string): Promise<void> {
  const [year = '', month = '', day = ''] = birthday
    .split('-')
    .map((part) => part.replace(/^0/, ''));
  const fields = form.getByRole('group', { name: 'Date of birth' });
  await fields.getByLabel('Day').fill(day);
  await fields.getByLabel('Month').selectOption(month);
  await fields.getByLabel('Year').fill(year);
}
