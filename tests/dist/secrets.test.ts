/** Checks that the site publishes no secrets and no internal files. */
import { expect, test } from 'vitest';
import { BUILD_SECRET } from '../e2e/urls.ts';
import { readTestData } from '#support/test-data.ts';
import { ownerSite, files, readBuiltFile, sampleSite } from './site.ts';

const isTextFile = (file: string) => !/\.(?:br|gz|ico|png|woff2)$/.test(file);
const textFiles = files.filter(isTextFile);

const SECRETS = Object.entries(readTestData<Readonly<Record<string, string>>>(import.meta.url)).map(
  ([name, pattern]) => [name, new RegExp(pattern, 'm')] as const,
);

const listSecrets = (text: string) =>
  SECRETS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

test('no published text holds a secret, and no internal file is published', () => {
  expect(textFiles.length).toBeGreaterThan(60);
  const internalFilePattern =
    /(?:^|\/)(?:\.(?!well-known\/|htaccess$)|node_modules\/)|\.(?:map|tsx?|mdx|ya?ml|env)$/;
  expect(files.filter((file) => internalFilePattern.test(file))).toEqual([]);
  expect(
    textFiles.flatMap((file) => listSecrets(readBuiltFile(file)).map((secret) => `${file}: ${secret}`)),
  ).toEqual([]);
});

test.each([ownerSite, sampleSite])(
  'no file of $folder contains the value of a secret build variable',
  (site) => {
    expect(
      site.files.filter(isTextFile).filter((file) => site.readBuiltFile(file).includes(BUILD_SECRET.value)),
    ).toEqual([]);
  },
);
