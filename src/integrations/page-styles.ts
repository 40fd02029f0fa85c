import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const SCRIPT_FILES = /"(\/_astro\/[^"]+\.js)"/g;
const IMPORTED_FILES = /["']\.\/([^"']+\.js)["']/g;
/** Anything that can be a class, an element or an attribute of our pages, Tailwind's `lg:mt-1.5` included. */
const WORDS = /[A-Za-z0-9_:./%-]+/g;

/** The text of a page's island scripts and of what they import: they name classes that the HTML has not got yet. */
async function scriptsOf(html: string, dist: string): Promise<string> {
  const seen = new Map<string, string>();
  const read = async (name: string): Promise<void> => {
    // React itself names every element and attribute there is, and none of our classes.
    if (seen.has(name) || /^(client|react)\./.test(name)) return;
    const script = await readFile(`${dist}_astro/${name}`, 'utf8');
    seen.set(name, script);
    await Promise.all([...script.matchAll(IMPORTED_FILES)].map(([, file = '']) => read(file)));
  };
  await Promise.all(
    [...html.matchAll(SCRIPT_FILES)].map(([, path = '']) => read(path.replace('/_astro/', ''))),
  );
  return [...seen.values()].join('\n');
}

/** Leaves in each page's inline stylesheet only the rules that the page or its scripts can use. */
export function pageStyles(): AstroIntegration {
  /** Pages of one kind use the same words of the stylesheet, so most pages find their styles ready. */
  const ready = new Map<string, string>();

  const purge = async (css: string, words: ReadonlySet<string>): Promise<string> => {
    const used = [...words].filter((word) => css.includes(word.replaceAll(/[:./%]/g, '\\$&'))).sort();
    const key = `${css.length} ${used.join(' ')}`;
    const known = ready.get(key);
    if (known !== undefined) return known;
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: used.join(' '), extension: 'txt' }],
      css: [{ raw: css }],
      // A selector of a state alone names nothing that could be found in a page: the focus ring would go.
      safelist: [':focus-visible'],
      defaultExtractor: (text) => text.split(' '),
      variables: true,
    });
    const purged = result?.css ?? css;
    ready.set(key, purged);
    return purged;
  };

  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const dist = fileURLToPath(dir);
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = files.filter((path) => path.endsWith('.html'));
        for (const page of pages) {
          const html = await readFile(page, 'utf8');
          const body = html.replaceAll(STYLE, '');
          const words = new Set((body + (await scriptsOf(body, dist))).match(WORDS));
          const styles = [...html.matchAll(STYLE)];
          const purged = await Promise.all(styles.map(([, , css = '']) => purge(css, words)));
          let index = 0;
          await writeFile(
            page,
            html.replaceAll(
              STYLE,
              (_, open: string, __, close: string) => `${open}${purged[index++] ?? ''}${close}`,
            ),
          );
        }
        logger.info(`Styles fitted to ${pages.length} pages, in ${ready.size} kinds`);
      },
    },
  };
}
