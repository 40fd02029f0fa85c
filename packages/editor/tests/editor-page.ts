/** Opens the built editor in Chromium, with a stub of GitHub whose repository contains the sample. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test as base } from 'playwright/test';
import { preview } from 'vite';
import { checkContent } from '@site/content/check/check-content';
import { findFreePort } from '../../../tests/support/free-port.ts';
import { SAMPLE_ROOT, sampleContentFiles } from '../../content/tests/check/changed-content.ts';
import { buildEditor } from '../editor.ts';
import { createEditorHeaders } from '../settings.ts';
import { GitHubStub } from './github.ts';

/** The URL of the published site. */
export const PUBLISHED_ORIGIN = 'https://published.example';

export const sampleFiles: ReadonlyMap<string, Buffer> = new Map(
  globSync('content/**/*.*', { cwd: SAMPLE_ROOT }).map((path) => [
    path,
    readFileSync(join(SAMPLE_ROOT, path)),
  ]),
);

/**
 * Operates the form of a file. Presses buttons within fields by keys, because fields that render late can
 * move them.
 */
export class Form {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens `plans`, `texts/careers`, or `texts/new` for a new entry. */
  async open(name: string) {
    const [entry = '', collection = '_singletons'] = name.split('/').reverse();
    const entryPath = entry === 'new' ? entry : `entries/${entry}`;
    await this.page.goto(`/#/collections/${collection}/${entryPath}`);
    await expect(this.saveButton).toBeVisible();
  }

  /**
   * Finds a field within a given field or in the whole form. Sveltia puts direction marks around the name.
   */
  field = (name: string, within: Locator | Page = this.page) =>
    within.getByRole('group', { name: `“\u2068${name}\u2069” Field`, exact: true }).first();

  /** Scrolls to a field. Sveltia renders fields and entries only when their neighbours come into view. */
  async scrollTo(name: string, within: Locator | Page = this.page) {
    const field = this.field(name, within);
    const renderedFields = within.getByRole('group', { name: / Field$/ });
    while ((await field.count()) === 0) await renderedFields.last().scrollIntoViewIfNeeded();
    await field.scrollIntoViewIfNeeded();
    return field;
  }

  /** Expands an entry of a list whose earlier entries are collapsed. The first index is 0. */
  async expandEntry(list: string, index: number) {
    const entry = (await this.scrollTo(list)).locator('.item-wrapper').nth(index);
    await entry.scrollIntoViewIfNeeded();
    await entry.getByRole('button', { name: 'Expand', exact: true }).first().press('Enter');
    return entry;
  }

  /** Adds an entry to a list of `length` entries. */
  async addEntry(list: string, length: number) {
    const listField = await this.scrollTo(list);
    await listField.getByRole('button', { name: /^Add/ }).last().press('Enter');
    const entry = listField.locator('.item-wrapper').nth(length);
    // The CMS moves the focus to the new entry, so anything typed earlier would be lost.
    await expect(entry.getByRole('button').first()).toBeFocused();
    await expect(entry.getByRole('group', { name: / Field$/ }).first()).toBeInViewport();
    return entry;
  }

  /** Replaces the text of a field key by key. Only a date is set at once. */
  async type(name: string, text: string, within?: Locator) {
    const field = await this.scrollTo(name, within);
    const input = field.locator('input:not([type=file]), textarea').first();
    if ((await input.getAttribute('type')) === 'date') return input.fill(text);
    await input.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    return this.page.keyboard.type(text);
  }

  /** Uploads a picture, which replaces any existing picture. */
  async upload(name: string, within: Locator, file: string, mimeType: string, buffer: Buffer) {
    const field = await this.scrollTo(name, within);
    await field.getByRole('button', { name: /^(?:Browse|Replace Image)$/ }).click();
    const choosingFile = this.page.waitForEvent('filechooser');
    const dialog = this.page.getByRole('dialog', { name: 'Select Image' });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await choosingFile).setFiles({ name: file, mimeType, buffer });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(field.getByRole('button', { name: 'Replace Image' })).toBeVisible();
  }

  get saveButton() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Saves the form, which then closes. */
  async save() {
    await this.saveButton.click();
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  }
}

interface Fixtures {
  readonly github: GitHubStub;
  /** Opens a form: `plans`, or `legal/refund` in a collection. */
  readonly openForm: (name: string) => Promise<Form>;
}

export const test = base.extend<Fixtures, { readonly url: string }>({
  viewport: { width: 1400, height: 900 },
  // For English outside America, Sveltia reads its words from a separate file.
  locale: 'en-GB',
  url: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a function takes from its first parameter
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'editor-'));
      const env = { EDITOR_REPOSITORY: 'mtelo/site', PUBLIC_SITE_URL: PUBLISHED_ORIGIN };
      await buildEditor(SAMPLE_ROOT, outDir, env);
      const port = await findFreePort();
      const server = await preview({
        configFile: false,
        logLevel: 'warn',
        build: { outDir },
        preview: { host: 'localhost', port, strictPort: true, headers: createEditorHeaders(env) },
      });
      await use(`http://localhost:${port}`);
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ url }, use) => use(url),
  // oxlint-disable-next-line no-empty-pattern -- the reason is the same
  github: async ({}, use) => use(new GitHubStub(sampleFiles)),
  openForm: async ({ page, github }, use) => {
    const pageErrors: string[] = [];
    page.on('pageerror', ({ message }) => pageErrors.push(message));
    await github.serve(page.context());
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox').fill('github_pat_1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Testimonials', { exact: true })).toBeVisible();
    await use(async (name) => {
      const form = new Form(page);
      await form.open(name);
      return form;
    });
    await page.close();
    expect([...pageErrors, ...github.unknownRequests]).toEqual([]);
    const changedFiles = github.getChangedFiles();
    const unchangedFiles = sampleContentFiles.filter(({ file }) => !changedFiles.has(file));
    const savedFiles = Array.from(changedFiles, ([file, bytes]) => ({ file, text: bytes.toString() }));
    const savedContent = savedFiles.filter(({ file }) => !/\.(?:webp|svg)$/.test(file));
    expect(checkContent([...unchangedFiles, ...savedContent], new Date())).toEqual([]);
  },
});

export { expect };
