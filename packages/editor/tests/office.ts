/** The editor in Chromium, as it is built for GitHub, with a folder or a repository that begins as the sample. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test as base } from 'playwright/test';
import { checkContent } from '@site/content/check/check-content';
import { readContent } from '@site/content/check/engine/read-content';
import { freePort } from '@site/rules/tests/free-port';
import { buildEditor, serveEditor } from '../build.ts';

const SAMPLE = join(import.meta.dirname, '../../../tests/sample');

/** The site that visitors have. */
export const PUBLISHED = 'https://published.example';

export const sampleFiles: ReadonlyMap<string, Buffer> = new Map(
  globSync('content/**/*.*', { cwd: SAMPLE }).map((path) => [path, readFileSync(join(SAMPLE, path))]),
);

/** Fills the browser's own folder, which takes the place of one that is chosen in a dialog. */
async function fill(page: Page) {
  const files = Array.from(sampleFiles, ([path, bytes]) => [path, bytes.toString('base64')] as const);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, base64] of all) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, files);
}

/** The files of that folder that are not as in the sample, as text. */
async function changedFiles(page: Page): Promise<ReadonlyMap<string, string>> {
  const found = await page.evaluate(async () => {
    const texts: [string, string][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries())
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle)
          texts.push([path + name, await (await handle.getFile()).text()]);
    };
    await read(await navigator.storage.getDirectory(), '');
    return texts;
  });
  return new Map(found.filter(([path, text]) => text !== sampleFiles.get(path)?.toString()));
}

/** The form of a file. Fields that are drawn late can move a button from under a click: a key finds it. */
export class Form {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The group of a field, within another or in the whole form. Sveltia isolates the name for its direction. */
  field = (name: string, within: Locator = this.page.locator('body')) =>
    within.getByRole('group', { name: `“\u2068${name}\u2069” Field`, exact: true }).first();

  /** Fields and entries far below are drawn once their neighbours come into sight. */
  async reach(name: string, within: Locator = this.page.locator('body')) {
    const place = this.field(name, within);
    const drawn = within.getByRole('group', { name: / Field$/ });
    while ((await place.count()) === 0) await drawn.last().scrollIntoViewIfNeeded();
    await place.scrollIntoViewIfNeeded();
    return place;
  }

  /** An entry of a list in which those before it are folded; the first is 0. */
  async unfold(list: string, index: number, within?: Locator) {
    const entry = (await this.reach(list, within)).locator('.item-wrapper').nth(index);
    await entry.scrollIntoViewIfNeeded();
    await entry.getByRole('button', { name: 'Expand', exact: true }).first().press('Enter');
    return entry;
  }

  /** A new entry of a list that has so many. */
  async add(list: string, length: number, within?: Locator) {
    const place = await this.reach(list, within);
    await place.getByRole('button', { name: /^Add/ }).last().press('Enter');
    return place.locator('.item-wrapper').nth(length);
  }

  /** Types as a person does: key by key, in the place of what is there. */
  async type(name: string, text: string, within?: Locator) {
    const place = await this.reach(name, within);
    const input = place.locator('input:not([type=file]), textarea').first();
    if ((await input.getAttribute('type')) === 'date') return input.fill(text);
    await input.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    return this.page.keyboard.type(text);
  }

  get saveButton() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Saved, the form closes. */
  async save() {
    await this.saveButton.click();
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  }

  changedFiles = async () => changedFiles(this.page);

  /** What is new in the folder's files, line by line, once their content is in order. */
  async newLines(): Promise<readonly string[]> {
    const changed = await this.changedFiles();
    const texts = readContent(SAMPLE).filter(({ file }) => !changed.has(file));
    const all = [...texts, ...Array.from(changed, ([file, text]) => ({ file, text }))];
    expect(
      checkContent(
        all.filter(({ file }) => /\.(?:yaml|mdx?)$/.test(file)),
        new Date(),
      ),
    ).toEqual([]);
    return [...changed].flatMap(([path, text]) => {
      const before = (sampleFiles.get(path)?.toString() ?? '').split('\n');
      return text.split('\n').filter((line) => !before.includes(line));
    });
  }
}

interface Fixtures {
  /** Opens a form by its file, after its collection where it is in one. */
  readonly open: (name: string) => Promise<Form>;
}

export const openForm = async (page: Page, address: string, name: string): Promise<Form> => {
  const [entry = '', collection = '_singletons'] = name.split('/').reverse();
  await page.goto(`${address}/#/collections/${collection}/entries/${entry}`);
  const form = new Form(page);
  await expect(form.saveButton).toBeVisible();
  return form;
};

export const test = base.extend<Fixtures, { readonly address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a function takes from its first parameter
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'editor-'));
      const env = { EDITOR_REPOSITORY: 'mtelo/site', PUBLIC_SITE_URL: PUBLISHED };
      await buildEditor(SAMPLE, outDir, env);
      const port = await freePort();
      const server = await serveEditor(outDir, port, env);
      await use(`http://localhost:${port}`);
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  open: async ({ page, address }, use) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(address);
    await fill(page);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(page.getByText('Testimonials', { exact: true })).toBeVisible();
    await use(async (name) => openForm(page, address, name));
    expect(problems).toEqual([]);
  },
});

export { expect };
