/** No published file has a secret, and no file is published that only builds and editors need. */
import { expect, test } from 'vitest';
import { BUILD_SECRET } from '../e2e/addresses.ts';
import { readTestData } from '#support/test-data.ts';
import { ownerSite, files, read, sample } from './site.ts';

const isText = (file: string) => !/\.(?:br|gz|ico|png|woff2)$/.test(file);
const texts = files.filter(isText);

const SECRETS = Object.entries(readTestData<Readonly<Record<string, string>>>(import.meta.url)).map(
  ([name, pattern]) => [name, new RegExp(pattern, 'm')] as const,
);

const findSecrets = (text: string) =>
  SECRETS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

test('no file holds one, or is one that only builds and editors need', () => {
  expect(texts.length).toBeGreaterThan(60);
  const internal = /(?:^|\/)(?:\.(?!well-known\/|htaccess$)|node_modules\/)|\.(?:map|tsx?|mdx|ya?ml|env)$/;
  expect(files.filter((file) => internal.test(file))).toEqual([]);
  expect(texts.flatMap((file) => findSecrets(read(file)).map((secret) => `${file}: ${secret}`))).toEqual([]);
});

test.each([ownerSite, sample])(
  'no value of a secret variable of the build is in a file of $folder',
  (site) => {
    const [, planted] = BUILD_SECRET;
    expect(site.files.filter(isText).filter((file) => site.read(file).includes(planted))).toEqual([]);
  },
);
