import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

/** Beside Astro's own cache; deleting it costs time and nothing else. */
const FOLDER = '.astro/social-images';

export const digest = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** Cached across builds. `input` holds whatever decides the result, so nothing here ever goes stale. */
export async function cached(input: unknown, make: () => Promise<Buffer>, folder = FOLDER): Promise<Buffer> {
  const file = `${folder}/${digest(input)}`;
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(folder, { recursive: true });
    // Renamed into place, so that an interrupted build leaves no truncated file under the name.
    const half = `${file}.${randomUUID()}`;
    await writeFile(half, made);
    await rename(half, file);
    return made;
  }
}
