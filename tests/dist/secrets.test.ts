/** What is published holds nothing that is not for everybody, and keeps nothing in cookies. */
import { describe, expect, test } from 'vitest';
import { files, read } from './site.ts';

const texts = files.filter((file) => !/\.(?:br|gz|ico|png|woff2)$/.test(file));

const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
  'a token of a service':
    /\b(?:gh[opsu]_\w{30,}|github_pat_\w+|xox[abprs]-\w+|(?:sk|rk)_(?:live|test)_\w+|AKIA[0-9A-Z]{16}|npm_\w{36})\b/,
  'a web token': /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]+/,
  'a password in an address': /https?:\/\/[^/\s"'@]+:[^/\s"'@]+@/,
  'a folder of the machine that built it': /(?:\/home\/|\/root\/|\/Users\/|\/tmp\/|file:\/\/)\w/,
  'a map to its sources': /\/[/*]# sourceMappingURL=/,
  'a cookie': /document\.cookie|cookieStore|set-cookie/i,
};

const found = (text: string) =>
  Object.entries(SECRETS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([secret]) => secret);

test.each(texts)('%s holds none', (file) => {
  expect(found(read(file))).toEqual([]);
});

test('no file is one that only builds or editors need', () => {
  expect(
    files.filter((file) =>
      /(?:^|\/)(?:\.(?!well-known\/)|node_modules\/)|\.(?:map|tsx?|mdx|ya?ml|env)$/.test(file),
    ),
  ).toEqual([]);
});

test('no variable of the build’s environment that is secret by its name stands in a file', () => {
  const values = Object.entries(process.env)
    .filter(([name, value = '']) => /TOKEN|SECRET|PASSWORD|CREDENTIAL|_KEY$/.test(name) && value.length > 8)
    .map(([name, value = '']) => [name, value] as const);
  const all = texts.map(read).join('\n');
  expect(values.filter(([, value]) => all.includes(value)).map(([name]) => name)).toEqual([]);
});

describe('planted, each is found', () => {
  test.each([
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a token of a service', 'const key = "sk_live_4eC39HqLyjWDarjtT1"'],
    ['a web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0.c2ln'],
    ['a password in an address', 'https://user:word@host.example/'],
    ['a folder of the machine that built it', 'at /home/somebody/site/src/a.ts'],
    ['a map to its sources', '//# sourceMappingURL=a.js.map'],
    ['a cookie', 'document.cookie = "a=b"'],
  ])('%s', (secret, text) => {
    expect(found(text)).toEqual([secret]);
  });
});
