/** What is published holds nothing that is not for everybody, and stores nothing in cookies. */
import { describe, expect, test } from 'vitest';
import { BUILD_SECRET, SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { testData } from '../test-data.ts';
import { files, read, siteIn } from './site.ts';

const isText = (file: string) => !/\.(?:br|gz|ico|png|woff2)$/.test(file);
const texts = files.filter(isText);

interface Secret {
  readonly pattern: string;
  /** One that would be found. */
  readonly planted: string;
}

const SECRETS = testData<Readonly<Record<string, Secret>>>(import.meta.url);

const secretsIn = (text: string) =>
  Object.entries(SECRETS).flatMap(([name, { pattern }]) =>
    new RegExp(pattern, 'm').test(text) ? [name] : [],
  );

test('no file holds one', () => {
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.flatMap((file) => secretsIn(read(file)).map((secret) => `${file}: ${secret}`))).toEqual([]);
});

test('no file is one that only builds or editors need', () => {
  expect(
    files.filter((file) =>
      /(?:^|\/)(?:\.(?!well-known\/|htaccess$)|node_modules\/)|\.(?:map|tsx?|mdx|ya?ml|env)$/.test(file),
    ),
  ).toEqual([]);
});

describe('a secret of the build’s environment', () => {
  /** The names of the variables, secret by their names, whose values stand in a text. */
  const leaked = (text: string, environment: Readonly<Record<string, string | undefined>>) =>
    Object.entries(environment)
      .filter(([name, value = '']) => /TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$/.test(name) && value.length > 8)
      .filter(([, value = '']) => text.includes(value))
      .map(([name]) => name);

  test('stands in no file', () => {
    expect(leaked(texts.map(read).join('\n'), process.env)).toEqual([]);
  });

  test('that every build of the sample was given is in none of its files', () => {
    const environment = Object.fromEntries([BUILD_SECRET]);
    const [name, value] = BUILD_SECRET;
    expect(leaked(`window.key="${value}"`, environment)).toEqual([name]);
    const sample = siteIn(SAMPLE_BUILDS.silent);
    const all = sample.files.filter(isText).map(sample.read).join('\n');
    expect(all.length).toBeGreaterThan(1_000_000);
    expect(leaked(all, environment)).toEqual([]);
  });
});

test.each(Object.entries(SECRETS))('%s that is planted is found', (name, { planted }) => {
  expect(secretsIn(planted)).toEqual([name]);
});
