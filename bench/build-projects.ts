/** The two projects that `npm run bench:build` compares, each in a folder of its own. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEGAL_BLOCKS } from '../src/domain/content/legal-blocks.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/** Copies of the six real documents, under names and titles of their own. */
export function addPolicies(folder: string, count: number): void {
  const source = join(project, 'content/legal');
  const documents = readdirSync(source).map((name) => readFileSync(join(source, name), 'utf8'));
  for (let index = 0; index < count; index += 1) {
    const text = (documents[index % documents.length] ?? '').replace(/^title: (.*)$/m, `title: $1 ${index}`);
    writeFileSync(join(folder, `content/legal/policy-${index}.mdx`), text);
  }
}

/** A copy of this site. */
export function thisSite(folder: string): void {
  mkdirSync(folder);
  for (const name of [
    'content',
    'public',
    'scripts',
    'src',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  // The content check knows the six documents by name, and would refuse others.
  const rule = join(folder, 'tools/content-check/rules/files.ts');
  const strict = "nameOf(file) === 'legal' && !LEGAL.includes(file)";
  const text = readFileSync(rule, 'utf8');
  if (!text.includes(strict)) throw new Error(`${rule} no longer says: ${strict}`);
  writeFileSync(rule, text.replace(strict, 'false'));
}

/** The same documents, rendered and nothing else: no layout, no styles, no islands. */
export function bareAstro(folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  mkdirSync(folder);
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(project, 'content/legal'), join(folder, 'content/legal'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write(
    'astro.config.mjs',
    "import mdx from '@astrojs/mdx'; export default { integrations: [mdx()], devToolbar: { enabled: false }, cacheDir: '.astro/cache' };",
  );
  write(
    'src/content.config.ts',
    `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = {
  legal: defineCollection({ loader: glob({ pattern: '*.mdx', base: './content/legal' }) }),
};`,
  );
  write('src/fact.astro', '{Astro.props.name}');
  write(
    'src/pages/[slug].astro',
    `---
import { getCollection, render } from 'astro:content';
import Fact from '../fact.astro';
export const getStaticPaths = async () =>
  (await getCollection('legal')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
const { Content } = await render(Astro.props.entry);
const components = Object.fromEntries(${JSON.stringify(LEGAL_BLOCKS)}.map((name) => [name, Fact]));
---
<html lang="en"><head><title>{Astro.params.slug}</title></head><body><Content {components} /></body></html>`,
  );
}
