/** Checks that the site publishes no secrets and no internal files. */
import { expect, test } from 'vitest';
import { BUILD_SECRET } from '../e2e/urls.ts';
import { readTestData } from '#support/test-data.ts';
import { ownerSite, files, read, sample } from './site.ts';

const isText = (file: string) => !/\.(?:br|gz|ico|png|woff2)$/.test(file);
const texts = files.filter(isText);

const SECRETS = Object.entries(readTestData<Readonly<Record<string, string>>>(import.meta.url)).map(
  ([name, pattern]) => [name, new RegExp(pattern, 'm')] as const,
);

const findSecrets = (text: string) =>
  SECRETS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

test('no published file holds a secret, and no internal file is published', () => {
  expect(texts.length).toBeGreaterThan(60);
  const internal = /(?:^|\/)(?:\.(?!well-known\/|htaccess$)|node_modules\/)|\.(?:map|tsx?|mdx|ya?ml|env)$/;
  expect(files.filter((file) => internal.test(file))).toEqual([]);
  expect(texts.flatMap((file) => findSecrets(read(file)).map((secret) => `${file}: ${secret}`))).toEqual([]);
});

test.each([ownerSite, sample])('no file of $folder contains the value of a secret build variable', (site) => {
  const [, secretValue] = BUILD_SECRET;
  expect(site.files.filter(isText).filter((file) => site.read(file).includes(secretValue))).toEqual([]);
});
