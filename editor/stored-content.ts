/** The content as it is on the disk, or as Sveltia last fetched it from the Git host. Read where Sveltia keeps it. */
import { plain } from './content-check.ts';

export type Texts = ReadonlyMap<string, string>;

const isText = (path: string) => /^content\/.*\.(?:yaml|mdx?)$/.test(path) && !path.endsWith('/README.md');

const done = async <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser’s storage cannot be read.'));
    };
  });

/** What Sveltia stores under a name: by key. Closed at once, since Sveltia may want to change its database. */
async function stored(name: string): Promise<ReadonlyMap<string, unknown>> {
  for (const { name: database = '' } of await indexedDB.databases()) {
    const open = await done(indexedDB.open(database));
    try {
      if (!open.objectStoreNames.contains(name)) continue;
      const store = open.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return new Map(keys.map((key, index) => [key as string, values[index] as unknown]));
    } finally {
      open.close();
    }
  }
  return new Map();
}

async function inFolder(
  folder: FileSystemDirectoryHandle,
  path: string,
): Promise<readonly [string, string][]> {
  const found: [string, string][] = [];
  for await (const [name, handle] of folder.entries())
    if (handle instanceof FileSystemDirectoryHandle)
      found.push(...(await inFolder(handle, `${path}${name}/`)));
    else if (handle instanceof FileSystemFileHandle && isText(path + name))
      found.push([path + name, plain(await (await handle.getFile()).text())]);
  return found;
}

/** The folder on this machine, if it is edited. */
export async function localFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  const root = EDITOR.isLocal && (await stored('file-system-handles')).get('root_dir_handle');
  return root instanceof FileSystemDirectoryHandle ? root : undefined;
}

/** Every text of content/ by its path from the project's root. */
export async function storedContent(): Promise<Texts> {
  const root = await localFolder();
  if (root) return new Map(await inFolder(await root.getDirectoryHandle('content'), 'content/'));
  const files = [...(await stored('file-cache'))] as [string, { readonly text?: string }][];
  return new Map(
    files.flatMap(([path, { text }]) => (isText(path) && text !== undefined ? [[path, plain(text)]] : [])),
  );
}
