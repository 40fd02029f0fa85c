/**
 * `npm run bench:build`: what 1,000 more policy pages cost this site, next to what the same MDX files cost a bare
 * Astro project that only renders them. Works in a temporary folder; takes a few minutes.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGES = Number(process.argv[2] ?? 1000);
const project = fileURLToPath(new URL('..', import.meta.url));
const workshop = mkdtempSync(join(tmpdir(), 'bench-build-'));

interface Measured {
  readonly seconds: number;
  readonly megabytes: number;
}

/** A build without anything of an earlier one, but for the social images that a project keeps: see build/kept.ts. */
function measure(folder: string): Measured {
  for (const entry of existsSync(join(folder, '.astro')) ? readdirSync(join(folder, '.astro')) : []) {
    if (entry !== 'kept') rmSync(join(folder, '.astro', entry), { recursive: true });
  }
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const { stdout, stderr, status } = spawnSync('node', [join(project, 'bench/measured-build.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stderr}${stdout}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}

/** Copies of the six real documents, under names of their own. */
function addPolicies(folder: string): void {
  const source = join(project, 'content/legal');
  const documents = readdirSync(source).map((name) => readFileSync(join(source, name), 'utf8'));
  for (let index = 0; index < PAGES; index += 1) {
    const text = (documents[index % documents.length] ?? '').replace(/^title: (.*)$/m, `title: $1 ${index}`);
    writeFileSync(join(folder, `content/legal/policy-${index}.mdx`), text);
  }
}

function site(): string {
  const folder = join(workshop, 'site');
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
  const rule = join(folder, 'scripts/content-check/rules/files.ts');
  const strict = "nameOf(file) === 'legal' && !LEGAL.includes(file)";
  const text = readFileSync(rule, 'utf8');
  if (!text.includes(strict)) throw new Error(`${rule} no longer says: ${strict}`);
  writeFileSync(rule, text.replace(strict, 'false'));
  return folder;
}

/** The same documents, rendered and nothing else: no layout, no styles, no islands. */
function bare(): string {
  const folder = join(workshop, 'bare');
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
    "import mdx from '@astrojs/mdx'; export default { integrations: [mdx()], devToolbar: { enabled: false } };",
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
const components = { Fact, ResponseTimes: Fact, ProjectRefunds: Fact, ServiceCredits: Fact, CookieKinds: Fact };
---
<html lang="en"><head><title>{Astro.params.slug}</title></head><body><Content {components} /></body></html>`,
  );
  return folder;
}

const rows = Object.entries({ 'this site': site(), 'bare Astro': bare() }).map(([name, folder]) => {
  const before = measure(folder);
  addPolicies(folder);
  const after = measure(folder);
  return {
    name,
    before: before.seconds,
    after: after.seconds,
    cost: after.seconds - before.seconds,
    megabytes: after.megabytes,
  };
});
rmSync(workshop, { recursive: true });

console.table(rows);
const [ours, floor] = rows;
if (ours && floor)
  console.log(`${PAGES} pages cost ${(ours.cost / floor.cost).toFixed(2)} times the bare project's`);
