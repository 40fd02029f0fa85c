import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { violations } from './architecture.ts';

const root = new URL('../', import.meta.url);

const files = ['src/', 'build/', 'examples/']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => folder + path),
  )
  .filter((path) => /\.(ts|tsx|astro)$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

test('the code keeps its shape', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(violations(files)).toEqual([]);
});

describe('a planted violation is found', () => {
  const component = 'src/components/ui/band.astro';
  const island = 'src/islands/nav/nav.tsx';
  const frontmatter = (code: string) => `---\n${code}\n---\n`;

  test.each([
    ['src/domain/money/money.ts', 'imports zod', "import { z } from 'zod';"],
    ['src/domain/money/money.ts', 'imports zod', "type Z = import('zod').ZodType;"],
    ['src/domain/money/money.ts', 'imports something computed', 'const late = await import(name);'],
    [
      'src/domain/money/money.ts',
      'imports src/site/paths.ts',
      "import type { Route } from '../../site/paths.ts';",
    ],
    [
      'src/domain/quote/lines.ts',
      'imports src/stores/quote.ts',
      "export { $quote } from '../../stores/quote.ts';",
    ],
    ['src/domain/content/plan.schema.ts', 'imports yaml', "import { parse } from 'yaml';"],
    ['src/stores/quote.ts', 'imports react', "import { useState } from 'react';"],
    [
      'src/stores/quote.ts',
      'imports react-hot-toast/headless',
      "import toast from 'react-hot-toast/headless';",
    ],
    [
      'src/platform/session.ts',
      'imports src/stores/quote.ts',
      "import { $quote } from '../stores/quote.ts';",
    ],
    ['examples/receiver/app.ts', 'imports node:crypto', "import { randomBytes } from 'node:crypto';"],
    [
      'examples/receiver/app.ts',
      'imports examples/receiver/sqlite-store.ts',
      "import { sqliteStore } from './sqlite-store.ts';",
    ],
    [island, 'imports astro:content', "import { getCollection } from 'astro:content';"],
    [island, 'imports src/site/queries.ts', "import { list } from '../../site/queries.ts';"],
    [island, 'imports zod', "const zod = await import('zod');"],
    [component, 'imports src/islands/a.tsx', frontmatter("import { A } from '../../islands/a.tsx';")],
    [component, 'imports src/stores/a.ts', "<script>\n  import { $a } from '../../stores/a.ts';\n</script>"],
    [
      'src/components/layout/header.astro',
      'imports src/stores/a.ts',
      frontmatter("import { $a } from '../../stores/a.ts';"),
    ],
    [
      'src/layouts/page.astro',
      'imports astro:content',
      frontmatter("import { getEntry } from 'astro:content';"),
    ],
    [
      'src/pages/about.astro',
      'imports astro:content',
      frontmatter("import { getEntry } from 'astro:content';"),
    ],
    ['src/utils.ts', 'belongs to no ring: give it one in tests/architecture.ts', ''],
    [
      component,
      'hydrates an island outside of pages and mount points: client:load',
      '<Counter client:load />',
    ],
    [
      component,
      'spells an address out instead of taking it from src/site/paths.ts: href="/',
      '<a href="/somewhere">Go</a>',
    ],
    [
      component,
      'spells an address out instead of taking it from src/site/paths.ts: href={`/',
      '<a href={`/somewhere`}>Go</a>',
    ],
    [
      island,
      "spells an address out instead of taking it from src/site/paths.ts: '/checkout/",
      "go('/checkout/success');",
    ],
    [component, 'uses a value outside of the theme: w-[17px]', '<p class="mt-2 w-[17px]">Text</p>'],
    [
      component,
      'uses a value outside of the theme: bg-[red]',
      frontmatter("const tones = { sun: 'lg:hover:bg-[red]' };"),
    ],
    [component, 'writes a colour out: "#0C1f1a', '<path fill="#0C1f1a" />'],
    [component, 'has a style attribute: style="', '<p style="color: red">Text</p>'],
    [island, 'has a style attribute: style={', 'const a = <p style={{ top: 0 }}>A</p>;'],
  ])('%s %s', (path, violation, text) => {
    expect(violations([{ path, text }])).toEqual([`${path} ${violation}`]);
  });
});

describe('what is allowed is not taken for a violation', () => {
  test.each([
    [
      'zod in a schema',
      'src/domain/content/plan.schema.ts',
      "import { z } from 'zod';\nimport './money.ts';",
    ],
    ['React in an island', 'src/islands/nav/nav.tsx', "import { useStore } from '@nanostores/react';"],
    [
      'the island of the header',
      'src/components/layout/header.astro',
      "---\nimport { Nav } from '../../islands/nav.tsx';\n---\n<Nav client:reach />",
    ],
    [
      'an island of a page',
      'src/pages/a.astro',
      "---\nimport { A } from '../islands/a.tsx';\n---\n<A client:load />",
    ],
    [
      'an address from src/site/paths.ts',
      'src/components/a.astro',
      '<a href={paths.about}>{items[0]}</a> <a href="#main">',
    ],
    [
      'what a comment says',
      'src/domain/money/money.ts',
      '// import { z } from \'zod\';\n/* style="a" href="/about" */',
    ],
    ['the addresses themselves', 'src/site/paths.ts', "export const paths = { about: '/about' };"],
  ])('%s', (_, path, text) => {
    expect(violations([{ path, text }])).toEqual([]);
  });
});
