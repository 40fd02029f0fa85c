/** What the office does in the form: the file has the edit and nothing else, and the check of all files passes. */
import { changedLines, expect, test } from './office.ts';

const IN_ORDER = 'The content is in order';

test('a price, beside the page that shows it', async ({ open, folder, page }) => {
  const form = await open('plans');
  const beside = page.frameLocator('iframe').getByTitle('The page');
  await expect(beside).toHaveAttribute('src', /\/pricing$/);
  await expect(beside.contentFrame().getByText('24,000').first()).toBeVisible();

  const basic = await form.unfold('Entries', 0);
  await basic.getByRole('spinbutton', { name: 'Price' }).fill('26000');
  await form.save();
  expect(changedLines(folder)).toEqual([
    '-  price: { amount: 24000, currency: KES }',
    '+  price: { amount: 26000, currency: KES }',
  ]);
  expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
});

test('a testimonial that moves to the top', async ({ open, folder }) => {
  const form = await open('testimonials');
  await form.entry('Entries', 2).getByRole('button', { name: 'Reorder Item' }).press('Home');
  await form.save();
  const moved = [
    '- name: Faith Wanjiku O’Brien',
    '  company: Rift Line Logistics',
    '  text: The invoice matched the quote to the shilling. After ten years of buying IT, that was the part that surprised me.',
    '  rating: 5',
  ];
  const lines = changedLines(folder);
  expect(lines.filter((line) => line.startsWith('+'))).toEqual(moved.map((line) => `+${line}`));
  expect(lines.filter((line) => line.startsWith('-'))).toEqual(moved.map((line) => `-${line}`));
  expect(folder.mustRun('npm run content:check')).toContain(IN_ORDER);
});

test('what is wrong within a file is said in words, and not saved', async ({ open, folder, page }) => {
  const form = await open('company');
  const hours = await form.unfold('Hours', 0);
  await hours.getByRole('textbox', { name: 'Closes' }).fill('07:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    'must be later than the time of opening',
  );
  expect(changedLines(folder)).toEqual([]);
});
