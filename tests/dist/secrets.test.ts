/** What is published holds nothing that is not for everybody, and keeps nothing in cookies. */
import { describe, expect, test } from 'vitest';
import { BUILD_SECRET, SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { files, read, siteIn } from './site.ts';

const isText = (file: string) => !/\.(?:br|gz|ico|png|woff2)$/.test(file);
const texts = files.filter(isText);

const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
  'a token of a service':
    /\b(?:gh[opsu]_\w{30,}|github_pat_\w+|xox[abprs]-\w+|(?:sk|rk)_(?:live|test)_\w+|AKIA[0-9A-Z]{16}|npm_\w{36})\b/,
  'a web token': /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]+/,
  'a password in an address': /https?:\/\/[^/\s"'@]+:[^/\s"'@]+@/,
  'a folder of the computer that built it': /(?:\/home\/|\/root\/|\/Users\/|\/tmp\/|file:\/\/)\w/,
  'a map to its sources': /\/[/*]# sourceMappingURL=/,
  'a cookie': /document\.cookie|cookieStore|^\s*set-cookie:/im,
};

const secretsIn = (text: string) =>
  Object.entries(SECRETS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([secret]) => secret);

test('no file holds one', () => {
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.flatMap((file) => secretsIn(read(file)).map((secret) => `${file}: ${secret}`))).toEqual([]);
});

test('no file is one that only builds or editors need', () => {
  expect(
    files.filter((file) =>
      /(?:^|\/)(?:\.(?!well-known\/)|node_modules\/)|\.(?:map|tsx?|mdx|ya?ml|env)$/.test(file),
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

describe('planted, each is found', () => {
  test.each([
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a token of a service', 'const key = "sk_live_4eC39HqLyjWDarjtT1"'],
    ['a web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0.c2ln'],
    ['a password in an address', 'https://user:word@host.example/'],
    ['a folder of the computer that built it', 'at /home/somebody/site/src/a.ts'],
    ['a map to its sources', '//# sourceMappingURL=a.js.map'],
    ['a cookie', 'document.cookie = "a=b"'],
    ['a cookie', '/*\n  Set-Cookie: a=b'],
  ])('%s', (secret, text) => {
    expect(secretsIn(text)).toEqual([secret]);
  });
});
