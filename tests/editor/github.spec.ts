/** Two people in the form on the web: what GitHub answers, and what of both is saved. */
import { symlinkSync, readFileSync, globSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import sharp from 'sharp';
import sirv from 'sirv';
import { expect, test as base } from 'playwright/test';
import { project, projectCopy } from '../../tools/project-copy.ts';
import { listening } from '../free-port.ts';
import { GitHub } from './github.ts';
import { Form } from './office.ts';

const TESTIMONIALS = 'content/testimonials.yaml';
const SAMPLE = join(project, 'tests/sample');

interface Served {
  /** Where the form is that saves to GitHub. */
  readonly address: string;
}

const test = base.extend<{ readonly github: GitHub }, Served>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a function takes from its first parameter
    async ({}, use) => {
      const copy = projectCopy();
      symlinkSync(join(project, 'editor/node_modules'), join(copy.root, 'editor/node_modules'));
      copy.mustRun('node tools/editor/build.ts', { EDITOR_REPOSITORY: 'mtelo/site' });
      const files = sirv(join(copy.root, 'dist-editor'));
      const server = createServer((request, response) => {
        files(request, response);
      });
      await use(`http://localhost:${await listening(server)}`);
      server.close();
      copy.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  github: async ({}, use) => {
    const paths = globSync('content/**/*.*', { cwd: SAMPLE });
    const github = new GitHub(new Map(paths.map((path) => [path, readFileSync(join(SAMPLE, path))])));
    await use(github);
    expect(github.unknown).toEqual([]);
  },
});

/** A form in a browser of its own. */
async function person(
  browser: Browser,
  github: GitHub,
  address: string,
  entry = '_singletons/entries/testimonials',
) {
  const context = await browser.newContext();
  await github.serve(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('github_pat_1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Testimonials', { exact: true })).toBeVisible();
  await page.goto(`${address}/#/collections/${entry}`);
  const form = new Form(page);
  await expect(form.saveButton).toBeVisible();
  return form;
}

async function saveCompany(form: Form, entry: number, company: string) {
  await form.type('Company', company, await form.unfold('Entries', entry));
  await form.saveButton.click();
}

test('who saves second sees what the first one saved, and both are kept', async ({
  browser,
  github,
  address,
}) => {
  const one = await person(browser, github, address);
  const two = await person(browser, github, address);
  await saveCompany(one, 1, 'Kerio Clinics');
  await expect(one.saveButton).toBeDisabled();
  await saveCompany(two, 0, 'Saiwa Dairies');
  await two.page.getByRole('button', { name: 'Show both' }).click();
  await expect(two.dialog.getByRole('row', { name: /^Theirs .* Kerio Clinics/ })).toBeVisible();
  await expect(two.dialog.getByRole('row', { name: /^Yours .* Saiwa Dairies/ })).toBeVisible();
  await two.answer('Save both');
  await expect(two.saveButton).toBeDisabled();
  expect(github.textOf(TESTIMONIALS)).toContain('Kerio Clinics');
  expect(github.textOf(TESTIMONIALS)).toContain('Saiwa Dairies');
});

test('two windows of one person keep what each has saved', async ({ browser, github, address }) => {
  const one = await person(browser, github, address);
  const page = await one.page.context().newPage();
  await page.goto(`${address}/#/collections/_singletons/entries/testimonials`);
  const two = new Form(page);
  await expect(two.saveButton).toBeVisible();
  await saveCompany(one, 1, 'Kerio Clinics');
  await expect(one.saveButton).toBeDisabled();
  await saveCompany(two, 0, 'Saiwa Dairies');
  await two.answer('Save both');
  await expect(two.saveButton).toBeDisabled();
  expect(github.textOf(TESTIMONIALS)).toBe(
    github
      .textOf(TESTIMONIALS, github.commits[0])
      .replace('Kerio Valley Clinics', 'Kerio Clinics')
      .replace('Saiwa Dairy Cooperative', 'Saiwa Dairies'),
  );
});

test('what is saved while the form is saving is not overwritten', async ({ browser, github, address }) => {
  const form = await person(browser, github, address);
  const theirs = github.textOf(TESTIMONIALS).replace('Kerio Valley Clinics', 'Kerio Clinics');
  github.beforeCommit = () => {
    github.add('Theirs', new Map([...github.head.files, [TESTIMONIALS, Buffer.from(theirs)]]));
  };
  await saveCompany(form, 0, 'Saiwa Dairies');
  const refusal = form.page.getByRole('alertdialog');
  await expect(refusal).toContainText('Someone else has saved in the same moment');
  expect(github.textOf(TESTIMONIALS)).toBe(theirs);
  await refusal.getByRole('button', { name: 'OK' }).click();
  await form.saveButton.click();
  await form.page.getByRole('button', { name: 'Show both' }).click();
  await form.answer('Save both');
  await expect(form.saveButton).toBeDisabled();
  expect(github.textOf(TESTIMONIALS)).toBe(theirs.replace('Saiwa Dairy Cooperative', 'Saiwa Dairies'));
});

test('a photograph that is replaced goes in the same commit, and an undo brings it back', async ({
  browser,
  github,
  address,
}) => {
  const OLD = 'content/people/wanjiru-achieng.jpg';
  const photograph = github.head.files.get(OLD) ?? Buffer.from('');
  const form = await person(browser, github, address, 'pages/entries/aboutPage');
  const wanjiru = await form.unfold('People', 0);
  await form.upload('File', 'Wanjiru.jpg', await sharp(photograph).flop().toBuffer(), wanjiru);
  await form.save();
  expect(github.commits).toHaveLength(2);
  expect(github.head.files.has('content/people/wanjiru.jpg')).toBe(true);
  expect(github.head.files.has(OLD)).toBe(false);
  await form.page.getByRole('button', { name: 'Undo' }).click();
  await form.saved();
  expect(github.head.files).toEqual(github.commits[0]?.files);
});
