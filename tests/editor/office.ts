/** Somebody of the office, with the editor of local mode in Chromium and a folder whose content begins as the sample. */
import { spawn } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test as base } from 'playwright/test';
import { type ContentFile, contentFiles } from '../../src/domain/content/content-files.schema.ts';
import { readContent } from '../../tools/content-check/engine/read-content.ts';
import { project } from '../../tools/project-copy.ts';
import { editedCopy } from '../extended/edited-copy.ts';
import { freePort } from '../free-port.ts';
import { waitUntil } from '../wait-until.ts';

/** The folder, and what serves editor and site from it. */
async function office() {
  const copy = editedCopy();
  symlinkSync(join(project, 'editor/node_modules'), join(copy.root, 'editor/node_modules'));
  const site = `http://localhost:${await freePort()}`;
  const editor = `http://localhost:${await freePort()}`;
  const server = spawn(process.execPath, ['tools/editor.ts', '--local'], {
    cwd: copy.root,
    env: { ...process.env, PORT: new URL(editor).port, EDITOR_SITE: site },
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

type Office = Awaited<ReturnType<typeof office>>;

/** The files of a folder that the browser keeps for itself, which stands for the one that is chosen in a dialog. */
async function fill(page: Page, files: readonly { readonly file: string; readonly text: string }[]) {
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const { file, text } of all) {
      const folders = file.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const handle = await folder.getFileHandle(name, { create: true });
      const writable = await handle.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

const textIn = async (page: Page, file: string) =>
  page.evaluate(async (path) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const one of folders) folder = await folder.getDirectoryHandle(one);
    const handle = await folder.getFileHandle(name);
    return (await handle.getFile()).text();
  }, file);

/** The form of a file: `company`, or `legal/refund`. */
export class Form {
  readonly page: Page;
  readonly folder: Office;
  readonly file: string;

  constructor(page: Page, folder: Office, file: string) {
    this.page = page;
    this.folder = folder;
    this.file = file;
  }

  /** The group of a field, within another or in the whole form. Sveltia isolates the name for its direction. */
  field(name: string, within = this.page.locator('body')) {
    return within.getByRole('group', { name: `“\u2068${name}\u2069” Field`, exact: true });
  }

  /** An entry of a list in which those before it are folded; the first is 0. */
  entry(list: string, index: number, within?: Locator) {
    return this.field(list, within).locator('.item').nth(index);
  }

  async unfold(list: string, index: number, within?: Locator) {
    const entry = this.entry(list, index, within);
    await entry.getByRole('button', { name: 'Expand', exact: true }).first().click();
    return entry;
  }

  /** A new entry of a list that has so many. */
  async add(list: string, length: number, within?: Locator) {
    await this.field(list, within).getByRole('button', { name: /^Add/ }).last().click();
    return this.entry(list, length, within);
  }

  async choose(name: string, option: string, within?: Locator) {
    await this.field(name, within).getByRole('combobox').click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Saves, and takes the file over into the folder. */
  async save() {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText('Entry saved.')).toBeVisible();
    writeFileSync(join(this.folder.root, this.file), await textIn(this.page, this.file));
  }
}

/** What a hand did in the form since it was opened first. */
interface Steps {
  readonly clicks: number;
  readonly fields: number;
}

declare global {
  interface Window {
    hand: { clicks: number; readonly fields: Set<EventTarget | null> };
  }
}

interface Fixtures {
  readonly open: (name: string) => Promise<Form>;
  readonly steps: () => Promise<Steps>;
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
    // The site beside it is in development, and loads again while it is being read.
    page.on('console', (message) => {
      if (message.type() === 'error' && message.location().url.startsWith(folder.editor))
        problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    folder.mustRun('git checkout --quiet -- content && git clean --quiet -fd content');
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      window.hand = { clicks: 0, fields: new Set() };
      addEventListener('click', ({ isTrusted }) => (window.hand.clicks += Number(isTrusted)), true);
      for (const typed of ['beforeinput', 'input'])
        addEventListener(typed, ({ target }) => window.hand.fields.add(target), true);
    });
    await page.goto(folder.editor);
    await fill(page, readContent(folder.root));
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(page.getByText('Testimonials', { exact: true })).toBeVisible();
    await page.evaluate(() => (window.hand.clicks = 0));
    await use(async (name) => {
      const [entry = '', collection = '_singletons'] = name.split('/').reverse();
      await page.goto(`${folder.editor}/#/collections/${collection}/entries/${entry}`);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      const { holds, path } = (contentFiles as Readonly<Record<string, ContentFile>>)[
        collection in contentFiles ? collection : entry
      ] ?? { holds: 'one', path: `${collection}/${entry}.yaml` };
      return new Form(page, folder, `content/${holds === 'folder' ? path.replace('*', entry) : path}`);
    });
    expect(problems).toEqual([]);
  },
  steps: async ({ page }, use) => {
    await use(async () =>
      page.evaluate(() => ({ clicks: window.hand.clicks, fields: window.hand.fields.size })),
    );
  },
});

export const changedFiles = ({ mustRun }: Office): readonly string[] =>
  mustRun('git diff --name-only -- content').split('\n').filter(Boolean);

/** The lines that an edit took away and those that it wrote, with `-` and `+` before them. */
export const changedLines = ({ mustRun }: Office): readonly string[] =>
  mustRun('git diff --unified=0 --no-color -- content')
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line));

export { expect };
