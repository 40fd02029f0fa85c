/** A picture that no text names any more goes with the save that replaced it, and comes back if one names it again. */
import { contentFormat } from './content-format.ts';
import { isValues, PICTURES } from './form-value.ts';
import type { FilePlace } from './places.ts';
import { localFolder, type Texts } from './stored-content.ts';

interface Changes {
  readonly gone: readonly string[];
  readonly back: readonly string[];
}

/** What was removed since the editor was opened, by its path. */
const removed = new Map<string, Blob>();

/** What the save that is under way changes. */
let pending: Changes = { gone: [], back: [] };

function picturesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (isValues(value)) return Object.values(value).flatMap(picturesIn);
  const isPicture =
    typeof value === 'string' &&
    Object.values(PICTURES).some((folder) => value.startsWith(`${folder}/`) && !value.endsWith('/'));
  return isPicture ? [value.slice(1)] : [];
}

/** Pictures that a text names no longer, and neither does another one. */
export function goneWith({ file }: FilePlace, path: string, text: string, stored: Texts): readonly string[] {
  const { fromFile } = contentFormat(file);
  const before = stored.get(path);
  const left = new Set(picturesIn(fromFile(text)));
  const others = [...stored].filter(([other]) => other !== path).map(([, words]) => words);
  return picturesIn(before === undefined ? {} : fromFile(before)).filter(
    (picture) => !left.has(picture) && !others.some((words) => words.includes(picture.replace(/.*\//, ''))),
  );
}

export function willSave(place: FilePlace, path: string, text: string, stored: Texts): void {
  const named = picturesIn(contentFormat(place.file).fromFile(text));
  pending = {
    gone: goneWith(place, path, text, stored),
    back: named.filter((picture) => removed.has(picture)),
  };
}

async function inFolder(path: string) {
  const [folder = '', name = ''] = path.split('/').slice(1);
  const content = await (await localFolder())?.getDirectoryHandle('content');
  return { folder: await content?.getDirectoryHandle(folder, { create: true }), name };
}

/** On this machine, once the text is saved. */
export async function savedHere(): Promise<void> {
  for (const path of pending.back) {
    const { folder, name } = await inFolder(path);
    const file = await (await folder?.getFileHandle(name, { create: true }))?.createWritable();
    await file?.write(removed.get(path) ?? '');
    await file?.close();
    removed.delete(path);
  }
  for (const path of pending.gone) {
    const { folder, name } = await inFolder(path);
    const file = await folder?.getFileHandle(name).catch(() => undefined);
    if (!file) continue;
    // The bytes, for the file itself goes.
    removed.set(path, new Blob([await (await file.getFile()).arrayBuffer()]));
    await folder?.removeEntry(name);
  }
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

interface Mutation {
  readonly variables: {
    readonly input: {
      readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
      readonly fileChanges: { additions: unknown[]; deletions: unknown[] };
    };
  };
}

/** With GitHub, in the commit that saves the text. */
async function withPictures(body: string, headers: HeadersInit | undefined): Promise<string> {
  const { variables, ...rest } = JSON.parse(body) as Mutation;
  const { branch, fileChanges } = variables.input;
  for (const path of pending.gone) {
    const address = `/repos/${branch.repositoryNameWithOwner}/contents/${path}?ref=${branch.branchName}`;
    const raw = new Headers(headers);
    raw.set('Accept', 'application/vnd.github.raw+json');
    const answer = await fetch(`https://api.github.com${address}`, { headers: raw });
    if (!answer.ok) continue;
    removed.set(path, await answer.blob());
    fileChanges.deletions.push({ path });
  }
  for (const path of pending.back)
    fileChanges.additions.push({ path, contents: await base64(removed.get(path) ?? new Blob()) });
  return JSON.stringify({ ...rest, variables });
}

/** Sveltia commits what it knows of a form: its request gets what we know of the pictures. */
export function joinCommits(): void {
  const send = window.fetch;
  window.fetch = async (address, init) =>
    typeof init?.body === 'string' && init.body.includes('createCommitOnBranch(')
      ? send(address, { ...init, body: await withPictures(init.body, init.headers) })
      : send(address, init);
}
