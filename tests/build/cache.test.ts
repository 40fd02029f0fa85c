import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached } from '../../build/cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/cache-`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const words = (text: string) => vi.fn(() => Promise.resolve(Buffer.from(text)));

test('the same input is made once and read from then on', async () => {
  const [first, second] = [words('one'), words('two')];
  expect(String(await cached({ title: 'A' }, first, folder))).toBe('one');
  expect(String(await cached({ title: 'A' }, second, folder))).toBe('one');
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

test('another input is made anew', async () => {
  await cached({ title: 'A' }, words('one'), folder);
  expect(String(await cached({ title: 'B' }, words('two'), folder))).toBe('two');
});

test('what could not be made leaves nothing behind, and is made the next time', async () => {
  const fail = () => Promise.reject(new Error('no ink'));
  await expect(cached('A', fail, folder)).rejects.toThrow('no ink');
  expect(readdirSync(folder)).toEqual([]);
  expect(String(await cached('A', words('one'), folder))).toBe('one');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('the folder is made when it is missing', async () => {
  await cached('A', words('one'), `${folder}/deep/down`);
  expect(readdirSync(`${folder}/deep/down`)).toHaveLength(1);
});
