/** The editor of local mode in Chromium, with a folder whose content begins as the sample. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, type Locator, type Page, test as base } from 'playwright/test';
import { project } from '../../tools/project-copy.ts';
import { editedCopy } from '../extended/edited-copy.ts';
import { freePort } from '../free-port.ts';
import { waitUntil } from '../wait-until.ts';

/** The site that visitors have, which no test asks for more than a text. */
export const PUBLISHED = 'https://published.example';

/** The folder, and the server of editor and site. */
async function office() {
  const copy = editedCopy();
  symlinkSync(join(project, 'editor/node_modules'), join(copy.root, 'editor/node_modules'));
  const site = `http://localhost:${await freePort()}`;
  const editor = `http://localhost:${await freePort()}`;
  const server = spawn(process.execPath, ['tools/editor/build.ts', '--local'], {
    cwd: copy.root,
    env: { ...copy.environment, PORT: new URL(editor).port, EDITOR_SITE: site, PUBLIC_SITE_URL: PUBLISHED },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = async (address: string) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(async () => (await answers(editor)) && answers(site), 'editor and site', 120_000);
  return {
    ...copy,
    editor,
    end: () => {
      server.kill();
      copy.remove();
    },
  };
}

export type Office = Awaited<ReturnType<typeof office>>;

/** A file of the folder, by its path from the project's root. */
type OneFile = readonly [path: string, bytes: Uint8Array];

/** Fills the browser's own folder with these files, in place of one that is chosen in a dialog. */
async function fill(page: Page, files: readonly OneFile[]) {
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, bytes] of all) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(new Uint8Array(bytes));
      await writable.close();
    }
  }, files);
}

const filesIn = async (page: Page): Promise<readonly OneFile[]> =>
  page.evaluate(async () => {
    const found: [string, Uint8Array][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries())
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const file = await handle.getFile();
          found.push([path + name, new Uint8Array(await file.arrayBuffer())]);
        }
    };
    await read(await navigator.storage.getDirectory(), '');
    return found;
  });

const contentOf = (root: string): readonly OneFile[] =>
  readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(root, path), new Uint8Array(readFileSync(path))]);

/** The form of a file. Fields that are drawn late can move a button from under a click: a key finds it. */
export class Form {
  readonly page: Page;
  /** Where it saves, unless that is on the web. */
  private readonly folder: Office | undefined;

  constructor(page: Page, folder?: Office) {
    this.page = page;
    this.folder = folder;
  }

  /** The group of a field, within another or in the whole form. Sveltia isolates the name for its direction. */
  field(name: string, within = this.page.locator('body')) {
    return within.getByRole('group', { name: `“\u2068${name}\u2069” Field`, exact: true });
  }

  /** Fields and entries far below are drawn once their neighbours come into sight. */
  async reach(place: Locator, within = this.page.locator('body')) {
    const drawn = within.getByRole('group', { name: / Field$/ });
    while ((await place.count()) === 0) await drawn.last().scrollIntoViewIfNeeded();
    await place.first().scrollIntoViewIfNeeded();
  }

  /** Fills in the first field of that name: key by key, as a person does, unless it is a day that is chosen. */
  async fill(name: string, text: string, within?: Locator) {
    await this.reach(this.field(name, within).first(), within);
    const input = this.input(name, within);
    if ((await input.getAttribute('type')) === 'date') await input.fill(text);
    else await this.type(name, text, within);
  }

  /** An entry of a list in which those before it are folded; the first is 0. */
  entry(list: string, index: number, within?: Locator) {
    return this.field(list, within).locator('.item-wrapper').nth(index);
  }

  async unfold(list: string, index: number, within?: Locator) {
    await this.reach(this.field(list, within), within);
    const entry = this.entry(list, index, within);
    await entry.scrollIntoViewIfNeeded();
    await entry.getByRole('button', { name: 'Expand', exact: true }).first().press('Enter');
    return entry;
  }

  /** A new entry of a list that has so many. */
  async add(list: string, length: number, within?: Locator) {
    await this.reach(this.field(list, within), within);
    await this.field(list, within).getByRole('button', { name: /^Add/ }).last().press('Enter');
    return this.entry(list, length, within);
  }

  async remove(list: string, index: number) {
    const entry = this.entry(list, index);
    await entry.scrollIntoViewIfNeeded();
    await entry.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  }

  async moveToTop(list: string, index: number) {
    await this.entry(list, index).getByRole('button', { name: 'Reorder Item' }).press('Home');
    return this.entry(list, 0);
  }

  /** Uploads a picture by its name and bytes. The field has it only once it is read. */
  async upload(field: string, name: string, buffer: Buffer, within?: Locator) {
    const place = this.field(field, within);
    await this.reach(place, within);
    await place.getByRole('button', { name: /^(?:Browse|Replace)/ }).click();
    const choosing = this.page.waitForEvent('filechooser');
    const dialog = this.page.getByRole('dialog', { name: 'Select Image' });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (
      await choosing
    ).setFiles({ name, mimeType: name.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg', buffer });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(place.getByRole('button', { name: 'Replace' })).toBeVisible();
    await expect(this.saveButton).toBeEnabled();
  }

  get saveButton() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** The page of the site. */
  get beside() {
    return this.page.frameLocator('iframe').frameLocator('iframe');
  }

  /** What the form says or asks over itself. */
  get dialog() {
    return this.page.locator('dialog.ask');
  }

  /** What is typed into. */
  input(name: string, within?: Locator) {
    return this.field(name, within).first().locator('input:not([type=file]), textarea').first();
  }

  /** Types as a person does: key by key, in the place of what is there. */
  async type(name: string, text: string, within?: Locator) {
    await this.reach(this.field(name, within).first(), within);
    await this.input(name, within).click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.press('Backspace');
    await this.page.keyboard.type(text);
  }

  async answer(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** Saves, with these answers to what is asked. */
  async save(...answers: readonly string[]) {
    await this.saveButton.click();
    for (const answer of answers) await this.answer(answer);
    await this.saved();
  }

  /** Copies what was saved into the folder. While it is being saved, the button has another name. */
  async saved() {
    await expect(this.saveButton).toBeDisabled();
    if (!this.folder) return;
    const { root } = this.folder;
    const before = new Map(contentOf(root));
    const after = new Map(await filesIn(this.page));
    for (const [path, bytes] of after)
      if (!Buffer.from(bytes).equals(before.get(path) ?? new Uint8Array())) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), bytes);
      }
    for (const path of before.keys()) if (!after.has(path)) rmSync(join(root, path));
  }
}

/** The browser's own folder is the one that is chosen. */
export const localFolder = () => {
  Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
};

interface Fixtures {
  /** Opens a form by its file, after its collection where it is in one. */
  readonly open: (name: string) => Promise<Form>;
}

export const test = base.extend<Fixtures, { readonly folder: Office }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a function takes from its first parameter
    async ({}, use) => {
      const one = await office();
      await use(one);
      one.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  open: async ({ page, folder }, use) => {
    const problems: string[] = [];
    // The site beside it runs in development, and may reload at any time.
    page.on('console', (message) => {
      if (message.type() === 'error' && message.location().url.startsWith(folder.editor))
        problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    folder.reset();
    await page.addInitScript(localFolder);
    await page.goto(folder.editor);
    await fill(page, contentOf(folder.root));
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(page.getByText('Testimonials', { exact: true })).toBeVisible();
    await use(async (name) => {
      const [entry = '', collection = '_singletons'] = name.split('/').reverse();
      await page.goto(`${folder.editor}/#/collections/${collection}/entries/${entry}`);
      const form = new Form(page, folder);
      await expect(form.saveButton).toBeVisible();
      return form;
    });
    expect(problems).toEqual([]);
  },
});

export const changedFiles = ({ mustRun }: Office): readonly string[] =>
  mustRun('git status --porcelain --untracked-files=all -- content')
    .split('\n')
    .flatMap((line) => line.slice(3) || []);

/** The lines that an edit removed and added, with `-` and `+` before them. */
export const changedLines = ({ mustRun }: Office): readonly string[] =>
  mustRun('git diff --unified=0 --no-color -- content')
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line));

export { expect };
