/** Two people in the form on the web, where saves are commits on the branch `office`. */
import type { Browser } from 'playwright/test';
import { GitHub } from './github.ts';
import { expect, type Form, openForm, sampleFiles, test } from './office.ts';

const TESTIMONIALS = 'content/testimonials.yaml';

/** A form in a browser of its own. */
async function person(browser: Browser, github: GitHub, address: string) {
  const context = await browser.newContext();
  await github.serve(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('github_pat_1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Testimonials', { exact: true })).toBeVisible();
  return openForm(page, address, 'testimonials');
}

const typeCompany = async (form: Form, entry: number, company: string) =>
  form.type('Company', company, await form.unfold('Entries', entry));

test('a save over newer words is refused, and what was typed stays', async ({ browser, address }) => {
  const github = new GitHub(sampleFiles);
  const [one, two] = [await person(browser, github, address), await person(browser, github, address)];
  await typeCompany(one, 1, 'Kerio Clinics');
  await one.save();
  const theirs = github.textOf(TESTIMONIALS);
  expect(theirs).toBe(
    sampleFiles.get(TESTIMONIALS)?.toString().replace('Kerio Valley Clinics', 'Kerio Clinics'),
  );
  await typeCompany(two, 0, 'Saiwa Dairies');
  await two.saveButton.click();
  const refusal = two.page.getByRole('alertdialog');
  await expect(refusal).toContainText('changed this entry');
  await refusal.getByRole('button', { name: 'Cancel' }).click();
  await expect(two.field('Company').getByRole('textbox')).toHaveValue('Saiwa Dairies');
  expect(github.textOf(TESTIMONIALS)).toBe(theirs);
  expect(github.unknown).toEqual([]);
});

/** How many forms Sveltia keeps, half a second after a key. */
const keptForms = async ({ page }: Form) =>
  page.evaluate(
    async () =>
      new Promise<number>((done) => {
        const open = indexedDB.open('github:mtelo/site');
        open.onsuccess = () => {
          const count = open.result.transaction('draft-backups').objectStore('draft-backups').count();
          count.onsuccess = () => {
            open.result.close();
            done(count.result);
          };
        };
      }),
  );

test('words that were not saved come back', async ({ browser, address }) => {
  const form = await person(browser, new GitHub(sampleFiles), address);
  await typeCompany(form, 0, 'Saiwa Dairies');
  await expect.poll(async () => keptForms(form)).toBe(1);
  await form.page.reload();
  await form.page.getByRole('button', { name: 'Restore' }).click();
  await form.unfold('Entries', 0);
  await expect(form.field('Company').getByRole('textbox')).toHaveValue('Saiwa Dairies');
});
